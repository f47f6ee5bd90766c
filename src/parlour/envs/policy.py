"""`Policy`: a trained policy as a small file: layers of weights, and the game, seats and encoding they fit.

The file is a NumPy archive. Nothing in it is executed, and no learning library is needed to use it.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.core.data.bounds import KIB, load_json
from parlour.core.data.plain_data import to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData
from parlour.core.registry import find, slugs
from parlour.envs.numpy_encoding import Array, encoding_of
from parlour.table import library

FORMAT: Final = "parlour policy 1"
BENDS: Final = ("tanh", "relu")
"""The activation functions between two layers."""
MAX_LAYERS: Final = 16
MAX_BYTES: Final = 64 * 1024**2
"""The limit for the file, and for all its arrays once unpacked: a zip archive can expand a thousandfold."""
MAX_HEADER_BYTES: Final = 64 * KIB
_HEADER: Final = "header"
_DAMAGES: Final = (
    EOFError,
    KeyError,
    MemoryError,
    NotImplementedError,  # an archive of an unknown kind
    OSError,
    RecursionError,
    TypeError,  # a single array instead of an archive
    ValueError,
    zipfile.BadZipFile,
    zlib.error,
)
"""The exceptions that reading a damaged file can raise."""

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weights, one row per output, and the biases."""


@final
class Policy:
    """The probability of each open step, given what a seat sees."""

    def __init__(
        self,
        game: str,
        seats: int,
        mark: str,
        layers: Sequence[Layer],
        bend: str = BENDS[0],
        greedy: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.mark = mark
        """The fingerprint of the encoding that it was trained on."""
        self.layers = list(layers)
        self.bend = bend
        self.greedy = greedy
        """Whether it takes the most likely step instead of choosing at random."""
        self.options = dict(options or {})
        """The options it was trained with. It can play with others, but does not know them."""

    def likely(self, seen: Array, steps: Sequence[int]) -> NDArray[np.float64]:
        """Return the probabilities of some steps; they add up to 1."""
        numbers: NDArray[Any] = seen
        last = len(self.layers) - 1
        for n, (weights, added) in enumerate(self.layers):
            numbers = weights @ numbers + added
            if n < last:
                numbers = np.tanh(numbers) if self.bend == BENDS[0] else np.maximum(numbers, 0)
        drawn_to = numbers[list(steps)].astype(np.float64)
        odds = np.exp(drawn_to - drawn_to.max())
        likely: NDArray[np.float64] = odds / odds.sum()
        return likely

    def save(self, path: str | Path) -> None:
        """Write the policy to a file."""
        header = {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "encoding": self.mark,
            "bend": self.bend,
            "greedy": self.greedy,
            "options": self.options,
            "layers": len(self.layers),
        }
        arrays: dict[str, Any] = {_HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)}
        for n, (weights, added) in enumerate(self.layers):
            arrays[f"weights{n}"] = weights.astype(np.float32)
            arrays[f"added{n}"] = added.astype(np.float32)
        with Path(path).open("wb") as file:  # given a path, NumPy would append an extension
            np.savez_compressed(file, **arrays)

    @staticmethod
    def read(path: str | Path) -> Policy:
        """Read a policy from a file; BadData if it is damaged, or fits no game."""
        where = str(path)
        try:
            content = library.read_bytes(path, MAX_BYTES)
            _check_archive(content, where)
            with np.load(io.BytesIO(content), allow_pickle=False) as archive:
                arrays = {name: archive[name] for name in archive.files}
            header = load_json(bytes(arrays.pop(_HEADER)).decode(), where, MAX_HEADER_BYTES)
        except _DAMAGES:
            raise BadData(where, "it is no policy of Parlour, or damaged") from None
        return _checked(Reader(to_plain_table(header, where), where), arrays)


def _check_archive(content: bytes, where: str) -> None:
    """Refuse an archive whose arrays would be too large, by their declared sizes: zipfile unpacks no more than that.

    The sizes in the headers of the arrays are checked too, because NumPy allocates by those.
    """
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members = archive.infolist()
        if len(members) > 2 * MAX_LAYERS + 1:
            raise BadData(where, "it has more layers than a policy may have")
        if sum(member.file_size for member in members) > MAX_BYTES:
            raise BadData(where, "it is too large for a policy")
        for member in members:
            with archive.open(member) as file:
                version = np.lib.format.read_magic(file)
                read = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
                shape, _order, dtype = read(file)
                if math.prod(shape) * dtype.itemsize > member.file_size:
                    raise BadData(where, "it is damaged: an array is larger than its data")


def _checked(header: Reader, arrays: Mapping[str, Any]) -> Policy:
    header.text("format", [FORMAT])
    game = header.text("game", slugs())
    edition = library.bundled_edition(game)
    seats = header.number("seats", edition.least_seats, edition.most_seats)
    options = to_plain_table(header.anything("options"), f"{header.where}.options")
    count = header.number("layers", 1, MAX_LAYERS)
    policy = Policy(
        game,
        seats,
        header.text("encoding"),
        [(_array(header, arrays, f"weights{n}", 2), _array(header, arrays, f"added{n}", 1)) for n in range(count)],
        header.text("bend", BENDS),
        header.flag("greedy"),
        options,
    )
    header.finish()
    encoding = encoding_of(find(game), edition.lexicon(seats))
    if policy.mark != encoding.mark():
        raise header.fail(f"it was learnt on another encoding of {game}, and must be learnt anew")
    sizes = [encoding.observation_size, *[len(added) for _weights, added in policy.layers]]
    fitting = [weights.shape == (sizes[n + 1], sizes[n]) for n, (weights, _added) in enumerate(policy.layers)]
    if not all(fitting) or sizes[-1] != encoding.actions:
        raise header.fail(
            f"its layers do not lead from {encoding.observation_size} numbers seen to {encoding.actions} steps"
        )
    return policy


def _array(header: Reader, arrays: Mapping[str, Any], name: str, dimensions: int) -> NDArray[np.float32]:
    array = arrays.get(name)
    if array is None or array.dtype != np.float32 or array.ndim != dimensions or not np.isfinite(array).all():
        raise header.fail(f"{name} is missing, or no {'table' if dimensions == 2 else 'list'} of numbers")
    found: NDArray[np.float32] = array
    return found
