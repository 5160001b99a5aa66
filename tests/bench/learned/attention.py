"""Trains the reader's attention network on what export-attention.ts wrote (Debian's python3-torch).

python3 attention.py FILE OUT [--leave-out AUTHOR ...] [--rounds N] [--goes-on-from OUT]
A paper is a list of pieces; layers of attention, whose heads also see how two pieces stand to each other, give each
piece a state. From it: what a figure is. Around each line's amount stand words in the order of reading; convolutions
over them say what each is to that line: a word belongs to one line at most, so the odds of all lines share one sum.
The words that name a line, and its state, say of what type it is.
"""
import argparse, base64, io, json, math, os, random, struct, time
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

BUCKETS, WORD_BUCKETS = 16384, 8192
PLACES, ORDERS, SAMES = 150, 13, 3
ROLES, WORD_ROLES, TYPES = 5, 4, 4
MEANS = 64


def array(text, kind):
    return np.frombuffer(base64.b64decode(text), dtype=kind)


def lists(raw, name):
    """Rows of the table of meanings, and where each list of them begins."""
    lengths = array(raw[name + "Lengths"], "<u2").astype(np.int64)
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]) if len(lengths) else np.zeros(0, np.int64)
    return torch.from_numpy(array(raw[name], "<u2").astype(np.int64)), torch.from_numpy(starts)


def meanings():
    """The vectors of the words that the reader knows from elsewhere, as meanings.py wrote them; what asks for training unpacks them."""
    data = open(os.environ["MEANINGS"], "rb").read()
    length = struct.unpack("<I", data[:4])[0]
    head = json.loads(data[4 : 4 + length])
    count = len(head["words"].split(" "))
    scales = np.frombuffer(data, "<f4", count, 4 + length)
    rows = np.frombuffer(data, "i1", count * head["wide"], 4 + length + 4 * count).reshape(count, -1)
    return torch.from_numpy(rows.astype("f4") * scales[:, None])


class Paper:
    def __init__(self, line):
        raw = json.loads(line)
        self.name, self.author, self.kind, self.layout = raw["name"], raw["author"], raw["kind"], raw["layout"]
        self.n = raw["n"]
        self.seen = torch.from_numpy(array(raw["seen"], "<u2").astype(np.int64))
        lengths = array(raw["lengths"], "<u2").astype(np.int64)
        self.starts = torch.from_numpy(np.concatenate([[0], np.cumsum(lengths)[:-1]]))
        self.pairs = torch.from_numpy(array(raw["pairs"], "<u2").astype(np.int64))
        wl = array(raw["pairLengths"], "<u2").astype(np.int64)
        self.pair_starts = torch.from_numpy(np.concatenate([[0], np.cumsum(wl)[:-1]]) if len(wl) else np.zeros(0, np.int64))
        self.means, self.mean_starts = lists(raw, "means")
        self.pair_means, self.pair_mean_starts = lists(raw, "pairMeans")
        self.pair_line = torch.from_numpy(array(raw["pairLine"], "<u2").astype(np.int64))
        self.pair_node = torch.from_numpy(array(raw["pairNode"], "<u2").astype(np.int64))
        self.pair_roles = torch.from_numpy(array(raw["pairRoles"], "u1").astype(np.int64))
        words = self.pair_node * 65536 + torch.from_numpy(array(raw["pairWord"], "<u2").astype(np.int64))
        self.word_count, self.pair_word = (0, words) if len(words) == 0 else grouped(words)
        self.slots, self.line_of, self.longest = slots(self.pair_line)
        self.types = torch.from_numpy(array(raw["types"], "i1").astype(np.int64))[self.line_of]
        self.roles = torch.from_numpy(array(raw["roles"], "i1").astype(np.int64))
        self.place = array(raw["place"], "<f4").reshape(-1, 5).astype(np.float64)
        self.says = array(raw["says"], "<i4")
        self._codes = None

    def codes(self):
        if self._codes is None:
            self._codes = torch.from_numpy(codes(self.place, self.says).astype(np.int16))
        return self._codes


def grouped(words):
    unique, inverse = torch.unique(words, return_inverse=True)
    return len(unique), inverse


def slots(pair_line):
    """Where each pair stands in a table of lines by words; the pairs of a line follow one another."""
    if len(pair_line) == 0:
        return pair_line, pair_line, 0
    starts = torch.cat([torch.tensor([True]), pair_line[1:] != pair_line[:-1]])
    at = torch.cumsum(starts, 0) - 1
    first = starts.nonzero()[:, 0]
    step = torch.arange(len(pair_line)) - first[at]
    longest = int(step.max()) + 1
    return at * longest + step, pair_line[first], longest


def gap_of(place):
    order = np.lexsort((place[:, 3], place[:, 0]))
    p = place[order]
    gaps = sorted(
        p[i, 3] - p[i - 1, 3]
        for i in range(1, len(p))
        if p[i, 0] == p[i - 1, 0] and p[i, 3] - p[i - 1, 3] > p[i - 1, 4] * 0.5
    )
    return gaps[len(gaps) // 2] if gaps else 12


def codes(place, says):
    page, x, x2, y, size = (place[:, i] for i in range(5))
    n = len(page)
    gap = gap_of(place)
    # Math.round rounds halves up
    rows = np.floor((y[None, :] - y[:, None]) / gap + 0.5)
    apart = np.where(np.abs(rows) <= 4, rows + 4, np.where(rows < -8, 9, np.where(rows < 0, 10, np.where(rows <= 8, 11, 12))))
    other = page[None, :] - page[:, None]
    apart = np.where(other < 0, 13, np.where(other > 0, 14, apart))
    small = np.minimum(size[:, None], size[None, :])
    right = np.abs(x2[:, None] - x2[None, :]) < small * 0.6
    left = np.abs(x[:, None] - x[None, :]) < small * 0.6
    overlap = (x[None, :] < x2[:, None]) & (x2[None, :] > x[:, None])
    behind = x[None, :] >= x2[:, None]
    space = np.where(behind, x[None, :] - x2[:, None], x[:, None] - x2[None, :]) / small
    step = np.where(space < 3, 0, np.where(space < 15, 1, 2))
    beside = np.where(right & left, 2, np.where(right, 0, np.where(left, 1, np.where(overlap, 3, np.where(behind, 4, 7) + step))))
    places = apart * 10 + beside
    steps = np.arange(n)[None, :] - np.arange(n)[:, None]
    far = np.abs(steps)
    bucket = np.where(far <= 2, far, np.where(far <= 4, 3, np.where(far <= 8, 4, np.where(far <= 16, 5, 6))))
    orders = np.where(steps < 0, 6 - bucket, 6 + bucket)
    same = (says[None, :] == says[:, None]) & (says[:, None] != 0)
    sames = np.where(same, np.where(says[:, None] > 1_000_001, 2, 1), 0)
    return (places * ORDERS + orders) * SAMES + sames


class Layer(nn.Module):
    def __init__(self, size, heads, wide, dropout):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(size), nn.LayerNorm(size)
        self.qkv = nn.Linear(size, 3 * size)
        self.out = nn.Linear(size, size)
        self.up, self.down = nn.Linear(size, wide), nn.Linear(wide, size)
        self.places = nn.Parameter(torch.zeros(PLACES, heads))
        self.orders = nn.Parameter(torch.zeros(ORDERS, heads))
        self.sames = nn.Parameter(torch.zeros(SAMES, heads))
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, codes):
        n, size = x.shape
        h, d = self.heads, size // self.heads
        q, k, v = self.qkv(self.norm1(x)).view(n, 3, h, d).permute(1, 2, 0, 3)
        # One table of all that a pair can be: looked up once, which learns and reads much faster than three.
        table = (self.places[:, None, None] + self.orders[None, :, None] + self.sames[None, None, :]).reshape(-1, h)
        bias = F.embedding(codes, table).permute(2, 0, 1)
        scores = q @ k.transpose(1, 2) / math.sqrt(d) + bias
        seen = self.dropout(scores.softmax(-1)) @ v
        x = x + self.dropout(self.out(seen.transpose(0, 1).reshape(n, size)))
        return x + self.dropout(self.down(F.relu(self.up(self.norm2(x)))))


class Body(nn.Module):
    """The state of each piece, and the odds of what it is."""

    def __init__(self, size, heads, wide, layers, dropout):
        super().__init__()
        self.layers = nn.ModuleList([Layer(size, heads, wide, dropout) for _ in range(layers)])
        self.first, self.norm = nn.LayerNorm(size), nn.LayerNorm(size)
        self.role_hidden, self.role = nn.Linear(size, size), nn.Linear(size, ROLES)
        self.of_means = nn.Linear(MEANS, size, bias=False)

    def forward(self, x, means, codes):
        codes = codes.long()
        x = self.first(x + self.of_means(means))
        for layer in self.layers:
            x = layer(x, codes)
        x = self.norm(x)
        return x, self.role(F.relu(self.role_hidden(x)))


REACHES = (1, 2, 4)


class Words(nn.Module):
    """For each word of each line the logarithms of the odds of name, quantity and unit price against none; of each line its type."""

    def __init__(self, size, word, dropout):
        super().__init__()
        self.of_piece, self.of_line = nn.Linear(size, word), nn.Linear(size, word)
        self.of_means = nn.Linear(MEANS, word, bias=False)
        self.norms = nn.ModuleList([nn.LayerNorm(word) for _ in REACHES])
        self.convolutions = nn.ModuleList([nn.Conv1d(word, word, 5, padding=2 * reach, dilation=reach) for reach in REACHES])
        self.role = nn.Linear(word, WORD_ROLES - 1)
        self.kind_hidden, self.kind = nn.Linear(3 * word, word), nn.Linear(word, TYPES)
        self.dropout = nn.Dropout(dropout)

    def forward(self, seen, means, states, pieces, lines, mask):
        mask = mask[:, :, None]
        seen = seen + self.of_means(means)
        of_line = self.of_line(states)[lines]
        x = F.relu(seen + self.of_piece(states)[pieces] + of_line[:, None, :]) * mask
        for norm, convolution in zip(self.norms, self.convolutions):
            x = x + self.dropout(F.relu(convolution((norm(x) * mask).transpose(1, 2)).transpose(1, 2))) * mask
        odds = self.role(self.dropout(x))
        share = torch.sigmoid(odds[:, :, :1]).detach() * mask
        share = share / (share.sum(1, keepdim=True) + 0.1)
        named = torch.cat([(seen * share).sum(1), (x * share).sum(1), of_line], 1)
        return odds, self.kind(self.dropout(F.relu(self.kind_hidden(named))))


class Reader(nn.Module):
    def __init__(self, size=64, heads=4, wide=128, layers=3, word=48, dropout=0.1):
        super().__init__()
        self.word = word
        self.meanings = meanings()
        self.pieces = nn.EmbeddingBag(BUCKETS, size, mode="sum")
        self.words = nn.EmbeddingBag(WORD_BUCKETS, word, mode="sum")
        nn.init.normal_(self.pieces.weight, std=0.05)
        nn.init.normal_(self.words.weight, std=0.05)
        self.body = Body(size, heads, wide, layers, dropout)
        self.head = Words(size, word, dropout)

    def forward(self, paper, drop=0.0):
        seen, pairs = paper.seen, paper.pairs
        weights = pair_weights = None
        if drop > 0:
            weights = (torch.rand(len(seen)) > drop).float()
            pair_weights = (torch.rand(len(pairs)) > drop).float()
        mean = lambda rows, starts: F.embedding_bag(rows, self.meanings, starts, mode="mean")
        known = self.head.dropout(mean(paper.means, paper.mean_starts))
        states, roles = self.body(self.pieces(seen, paper.starts, per_sample_weights=weights), known, paper.codes())
        if len(paper.pair_roles) == 0:
            return roles, None, None
        w = self.words(pairs, paper.pair_starts, per_sample_weights=pair_weights)
        lines, longest = len(paper.line_of), paper.longest
        table = torch.zeros(lines * longest, self.word).index_copy(0, paper.slots, w).view(lines, longest, -1)
        known = self.head.dropout(mean(paper.pair_means, paper.pair_mean_starts))
        known = torch.zeros(lines * longest, MEANS).index_copy(0, paper.slots, known).view(lines, longest, -1)
        mask = torch.zeros(lines * longest).index_fill(0, paper.slots, 1.0).view(lines, longest)
        pieces = torch.zeros(lines * longest, dtype=torch.long).index_copy(0, paper.slots, paper.pair_node).view(lines, longest)
        odds, types = self.head(table, known, states, pieces, paper.line_of, mask)
        return roles, odds.view(lines * longest, -1)[paper.slots].clamp(max=25), types


def whole_odds(paper, odds):
    """The logarithm of the sum that the odds of all lines for a word share, none among them."""
    return torch.log1p(torch.zeros(paper.word_count).index_add(0, paper.pair_word, odds.exp().sum(-1)))


def losses(paper, out, smooth=0.02):
    roles, odds, types = out
    is_figure = paper.roles >= 0
    a = F.cross_entropy(roles[is_figure], paper.roles[is_figure], label_smoothing=smooth, reduction="sum") if is_figure.any() else roles.sum() * 0
    if odds is None:
        return a, roles.sum() * 0, roles.sum() * 0
    said = paper.pair_roles > 0
    own = odds[said].gather(1, paper.pair_roles[said][:, None] - 1).sum()
    known = paper.types >= 0
    c = F.cross_entropy(types[known], paper.types[known], label_smoothing=smooth, reduction="sum") if known.any() else roles.sum() * 0
    return a, whole_odds(paper, odds).sum() - own, c


def measure(model, papers):
    model.eval()
    right = wrong = missed = whole = lines = 0
    f1 = np.zeros((WORD_ROLES, 2))
    names = typed = 0
    with torch.no_grad():
        for paper in papers:
            roles, odds, types = model(paper)
            figure = paper.roles >= 0
            said = roles.argmax(-1)
            r = int(((said == 1) & (paper.roles == 1) & figure).sum())
            w = int(((said == 1) & (paper.roles != 1) & figure).sum())
            m = int(((said != 1) & (paper.roles == 1) & figure).sum())
            right, wrong, missed = right + r, wrong + w, missed + m
            whole += int(w + m == 0)
            if odds is None:
                continue
            chances = (odds - whole_odds(paper, odds)[paper.pair_word][:, None]).exp()
            most, got = chances.max(-1)
            got = torch.where(most > 0.5, got + 1, torch.zeros_like(got))
            for role in range(1, WORD_ROLES):
                f1[role] += [2 * int(((got == role) & (paper.pair_roles == role)).sum()), int((got == role).sum()) + int((paper.pair_roles == role).sum())]
            typed += int((types.argmax(-1) == paper.types).sum())
            for line in paper.pair_line.unique():
                own = paper.pair_line == line
                lines += 1
                names += int(((got[own] == 1) == (paper.pair_roles[own] == 1)).all())
    model.train()
    f = f1[:, 0] / np.maximum(1, f1[:, 1])
    return f"lines F1 {2*right/max(1,2*right+wrong+missed):.4f}, papers without a fault {whole}/{len(papers)}, words F1: name {f[1]:.4f} quantity {f[2]:.4f} unit {f[3]:.4f}, names whole {names/max(1,lines):.4f}, types {typed/max(1,lines):.4f}"


def save(model, path):
    """Tables of embeddings as bytes with one scale a row, then both graphs as ONNX; in the order in which network.ts reads them."""
    parts = []
    for table in (model.pieces.weight, model.words.weight):
        data = table.detach().float().numpy()
        scale = np.maximum(np.abs(data).max(1), 1e-8) / 127
        parts += [scale.astype("<f4").tobytes(), np.round(data / scale[:, None]).astype("i1").tobytes()]
    model.eval()
    size, word = model.pieces.embedding_dim, model.word
    pieces, codes = torch.zeros(7, size), torch.zeros(7, 7, dtype=torch.int16)
    by = lambda **axes: {name: dict(enumerate(names)) for name, names in axes.items()}
    graphs = [
        (model.body, (pieces, torch.zeros(7, MEANS), codes), ["seen", "means", "codes"], ["states", "roles"], by(seen=["n"], means=["n"], codes=["n", "n"], states=["n"], roles=["n"])),
        (model.head, (torch.zeros(3, 5, word), torch.zeros(3, 5, MEANS), pieces, torch.zeros(3, 5, dtype=torch.long), torch.zeros(3, dtype=torch.long), torch.ones(3, 5)),
         ["seen", "means", "states", "pieces", "lines", "mask"], ["odds", "types"],
         by(seen=["l", "t"], means=["l", "t"], states=["n"], pieces=["l", "t"], lines=["l"], mask=["l", "t"], odds=["l", "t"], types=["l"])),
    ]
    for graph, given, names, told, axes in graphs:
        file = io.BytesIO()
        torch.onnx.export(graph, given, file, input_names=names, output_names=told, dynamic_axes=axes, opset_version=13)
        parts.append(file.getvalue())
    model.train()
    head = json.dumps({"tables": [list(model.pieces.weight.shape), list(model.words.weight.shape)], "graphs": [len(parts[-2]), len(parts[-1])]}).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(head)) + head + b"".join(parts))


def resume(model, path):
    """Sets a model to the weights that `save` wrote: a sum of three tables of relations comes back as its means."""
    data = open(path, "rb").read()
    length = struct.unpack("<I", data[:4])[0]
    head, at = json.loads(data[4 : 4 + length]), 4 + length
    with torch.no_grad():
        for table, (rows, wide) in zip((model.pieces.weight, model.words.weight), head["tables"]):
            scale = np.frombuffer(data, "<f4", rows, at)
            table.copy_(torch.from_numpy(np.frombuffer(data, "i1", rows * wide, at + 4 * rows).reshape(rows, wide) * scale[:, None]))
            at += rows * (4 + wide)
        for graph, size in zip((model.body, model.head), head["graphs"]):
            graph_of(graph, onnx.load_from_string(data[at : at + size]).graph)
            at += size


def graph_of(module, graph):
    own = dict(module.named_parameters())
    given = {each.name: torch.from_numpy(numpy_helper.to_array(each).copy()) for each in graph.initializer}
    for node in graph.node:
        name = node.name.strip("/").split("/")[0]
        folded = [each for each in node.input if each.startswith("onnx::") and each in given]
        if folded and node.op_type == "MatMul":
            given[name + ".weight"] = given.pop(folded[0]).T
        elif folded:
            table = given.pop(folded[0]).view(PLACES, ORDERS, SAMES, -1)
            given[name + ".places"] = table.mean((1, 2))
            given[name + ".orders"], given[name + ".sames"] = (table.mean(axes) - table.mean((0, 1, 2)) for axes in ((0, 2), (0, 1)))
    missing = set(own) ^ set(given)
    assert not missing, missing
    for name, value in given.items():
        own[name].copy_(value)


# Messages are many and alike: more weight than this takes it from printed tables.
WEIGHTS = {"own": 1, "written": 0.25}


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("file")
    ask.add_argument("out")
    ask.add_argument("--leave-out", nargs="*", default=[])
    ask.add_argument("--rounds", type=int, default=9)
    ask.add_argument("--size", type=int, default=96)
    ask.add_argument("--layers", type=int, default=4)
    ask.add_argument("--drop", type=float, default=0.35)
    ask.add_argument("--rate", type=float, default=1.5e-3)
    ask.add_argument("--threads", type=int, default=1)
    ask.add_argument("--word", type=int, default=64)
    ask.add_argument("--words", type=float, default=0.2)
    ask.add_argument("--types", type=float, default=0.5)
    ask.add_argument("--dropout", type=float, default=0.15)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--goes-on-from")
    ask.add_argument("--often", type=float, default=math.inf, help="a paper of weight w is taken in a round with the odds w * often: heavier then, so that the mean stays")
    said = ask.parse_args()
    torch.set_num_threads(said.threads)
    random.seed(said.seed)
    torch.manual_seed(said.seed)
    papers = [Paper(line) for line in open(said.file)]
    is_left = lambda paper: any(each in paper.author or each in paper.name.split("/")[0] for each in said.leave_out)
    train = [paper for paper in papers if not is_left(paper)]
    test = [paper for paper in papers if is_left(paper) and paper.kind == "own"]
    counts = {}
    for paper in train:
        counts[paper.layout + paper.kind] = counts.get(paper.layout + paper.kind, 0) + 1
    weight = lambda paper: min(1, 1.5 / math.sqrt(counts[paper.layout + paper.kind])) * WEIGHTS.get(paper.kind, 0.5)
    print(len(papers), "papers,", len(train), "to learn from,", len(test), "left out", flush=True)
    model = Reader(size=said.size, layers=said.layers, word=said.word, dropout=said.dropout)
    if said.goes_on_from:
        resume(model, said.goes_on_from)
    slow = [p for n, p in model.named_parameters() if n in ("pieces.weight", "words.weight")]
    rest = [p for n, p in model.named_parameters() if n not in ("pieces.weight", "words.weight")]
    best = torch.optim.AdamW([{"params": slow, "weight_decay": 0.0}, {"params": rest, "weight_decay": 0.01}], lr=said.rate, betas=(0.9, 0.98))
    batch = 8
    odds = lambda paper: min(1, weight(paper) * said.often)
    steps = int(said.rounds * sum(odds(paper) for paper in train)) // batch
    warm = min(300, steps // 10)
    plan = torch.optim.lr_scheduler.LambdaLR(best, lambda step: min((step + 1) / max(1, warm), max(0.02, 0.5 * (1 + math.cos(math.pi * min(1, step / max(1, steps)))))))
    started = time.time()
    for round_ in range(said.rounds):
        order = [paper for paper in train if random.random() < odds(paper)]
        random.shuffle(order)
        sums = [0.0, 0.0, 0.0]
        count = 0
        for at in range(0, len(order), batch):
            best.zero_grad(set_to_none=True)
            for paper in order[at : at + batch]:
                a, b, c = losses(paper, model(paper, said.drop))
                scale = weight(paper) / odds(paper) / math.sqrt(max(10, int((paper.roles >= 0).sum()))) / 4
                ((a + b * said.words + c * said.types) * scale / batch).backward()
                for i, each in enumerate((a, b, c)):
                    sums[i] += float(each)
                count += 1
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            best.step()
            plan.step()
        line = f"round {round_+1}: {time.time()-started:.0f} s, losses a paper " + " ".join(f"{each/count:.2f}" for each in sums)
        if test and (round_ % 2 == 1 or round_ == said.rounds - 1):
            line += "; " + measure(model, test)
        print(line, flush=True)
    save(model, said.out)
    model.eval()
    with torch.no_grad():
        told = [{"name": paper.name, "roles": model(paper)[0].softmax(-1).tolist()} for paper in train[:3]]
    with open(said.out + ".told.json", "w") as file:
        json.dump(told, file)


if __name__ == "__main__":
    main()
