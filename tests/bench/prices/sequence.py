"""Trains the network that reads a line's words in their order: `sequence.py LINES OUT SEED`. See `app/prices/jobs/model/sequence.ts`.

LINES is JSON: components; lines, each its words as lists of buckets, its kind as a number, the components it names, and its weight.
"""
import json, random, sys, time
import numpy as np
import torch, torch.nn as nn, torch.nn.functional as F

source, out, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
ROUNDS, WIDE, BUCKETS, BATCH, PACE = 6, 96, 32768, 128, 2e-3
torch.set_num_threads(1)
torch.manual_seed(seed)
random.seed(seed)
with open(source) as file:
    data = json.load(file)
components, lines = data["components"], data["lines"]
COUNT = len(components)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.words = nn.EmbeddingBag(BUCKETS, WIDE, mode="mean", sparse=True)
        self.kinds = nn.Embedding(5, WIDE)
        self.enter = nn.Linear(WIDE, WIDE)
        self.first = nn.Linear(3 * WIDE, WIDE)
        self.whole = nn.Linear(2 * WIDE, WIDE)
        self.second = nn.Linear(3 * WIDE, WIDE)
        self.norm = nn.LayerNorm(WIDE)
        self.leave = nn.Linear(WIDE, COUNT)
        self.drop = nn.Dropout(0.15)
        nn.init.normal_(self.words.weight, std=0.5)
        nn.init.normal_(self.kinds.weight, std=0.1)
        nn.init.constant_(self.leave.bias, -6.0)

    def near(self, x, layer):
        padded = F.pad(x, (0, 0, 1, 1))
        return torch.relu(layer(torch.cat([padded[:, :-2], padded[:, 1:-1], padded[:, 2:]], 2)))

    def forward(self, flat, starts, lengths, kinds):
        count, most = len(lengths), max(lengths)
        places = torch.cat([torch.arange(length) + row * most for row, length in enumerate(lengths)])
        x = torch.zeros(count * most, WIDE).index_copy(0, places, self.enter(self.words(flat, starts)))
        there = torch.zeros(count * most, 1).index_fill(0, places, 1.0).view(count, most, 1)
        x = self.drop((x.view(count, most, WIDE) + self.kinds(kinds)[:, None]) * there)
        x = (x + self.near(x, self.first)) * there
        line = torch.cat([x.sum(1) / there.sum(1), (x - 30 * (1 - there)).max(1).values], 1)
        x = (x + self.whole(line)[:, None]) * there
        x = x + self.near(self.drop(x), self.second)
        said = self.leave(self.drop(self.norm(x)).view(count * most, WIDE)[places])
        return torch.full((count * most, COUNT), -30.0).index_copy(0, places, said).view(count, most, COUNT).max(1).values


def batch(some, learning):
    flat, starts, lengths, kinds = [], [], [], []
    for words, kind, _, _ in some:
        if learning and len(words) > 2 and random.random() < 0.15:
            words = [word for word in words if random.random() > 0.1] or words
        lengths.append(len(words))
        kinds.append(kind if not learning or random.random() > 0.1 else 0)
        for word in words:
            starts.append(len(flat))
            # A word is known by its letters too: now and then it is not told itself.
            flat.extend(word[1:] if learning and len(word) > 1 and random.random() < 0.1 else word)
    return torch.tensor(flat), torch.tensor(starts), lengths, torch.tensor(kinds)


net = Net()
steps = ROUNDS * (len(lines) // BATCH + 1)
# Of the table only the rows of a step's words are moved.
table = net.words.weight
teachers = [torch.optim.Adam([one for one in net.parameters() if one is not table], lr=PACE), torch.optim.SparseAdam([table], lr=PACE)]
how = lambda step: min(1, step / 200) * max(0.02, 1 - step / steps)
paces = [torch.optim.lr_scheduler.LambdaLR(teacher, how) for teacher in teachers]
began = time.time()
for nth in range(ROUNDS):
    random.shuffle(lines)
    # Lines of one length lie together: there is little to fill up.
    order = sorted(range(len(lines)), key=lambda at: (at // (BATCH * 50), len(lines[at][0])))
    parts = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    random.shuffle(parts)
    lost = 0.0
    for part in parts:
        some = [lines[at] for at in part]
        goals = torch.zeros(len(some), COUNT)
        for row, (_, _, named, _) in enumerate(some):
            goals[row, named] = 1.0
        weights = torch.tensor([float(weight) for _, _, _, weight in some])
        loss = (F.binary_cross_entropy_with_logits(net(*batch(some, True)), goals, reduction="none").sum(1) * weights).mean()
        for teacher in teachers:
            teacher.zero_grad()
        loss.backward()
        for one in teachers + paces:
            one.step()
        lost += loss.item()
    print(f"round {nth + 1} of {ROUNDS}: {lost / len(parts):.3f}, {time.time() - began:.0f} s", flush=True)

numbers = lambda value: value.detach().numpy().astype("<f4").tobytes()
table = table.detach().numpy()
scales = np.abs(table).max(1) / 127
with open(out, "wb") as file:
    head = json.dumps({"components": components, "wide": WIDE}).encode()
    file.write(len(head).to_bytes(4, "little") + head)
    file.write(scales.astype("<f4").tobytes() + numbers(net.kinds.weight))
    for layer in (net.enter, net.first, net.whole, net.second, net.norm, net.leave):
        file.write(numbers(layer.weight) + numbers(layer.bias))
    file.write(np.round(table / scales[:, None]).astype(np.int8).tobytes())
