"""Compile the engine with mypyc.

    python tools/compile.py --in-place       extensions next to the sources in src/
    python tools/compile.py --into DIR       a compiled copy of the package in DIR, for PYTHONPATH
    python tools/compile.py --clean          remove the result of --in-place

mypyc reads a copy of the sources in build/, in which `expand.py` has written out the methods of record classes.

A build is skipped if its inputs have not changed. The shared packages and each game are compiled into separate
libraries: together they would be one C file that takes longer than all its parts, and only one core at a time.

With gcc, the full build runs twice: once with counters while `train.py` plays, and again with that profile, so that
frequent paths become fast and the others small. `--opt` makes a plain build at one of gcc's levels, in a fraction of
the time.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = "parlour"
COMPILED: Final = ("core", "kit", "games", "encoding")
"""Packages that are compiled completely."""
MARK: Final = "# Compiled with mypyc."
"""Marks a module of another package that is compiled too: every move of tables or of bots passes through it."""
WORK: Final = ROOT / "build" / "mypyc"
IN_PLACE_STAMP: Final = WORK / "in-place.stamp"
STAMP_NAME: Final = ".compiled"
BUILT: Final = ("*.so", "*.pyd", "*.c")

FULL: Final = "full"
TRAINING: Final = ("train.py", "train_server.py")
"""The workloads of the full build's profile."""
BASES: Final = ROOT / "tools" / "bases.py"
EXPAND: Final = ROOT / "tools" / "expand.py"

# setuptools and mypyc print a lot and call sys.exit, so they run in a process of their own.
SETUP: Final = """
import re
import subprocess
import sys
from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config, mypycify
from mypyc.options import CompilerOptions
from setuptools import setup

config, work, opt_level, training, jobs, *paths = sys.argv[1:]
libraries = {}
for path in paths:
    layer, *rest = path.split("/")[1:]
    own = {"core": "base", "kit": "base", "games": "base", "encoding": "encoding"}
    name = rest[0] if layer == "games" and len(rest) > 1 else own.get(layer, "table")
    if layer == "bots":
        name = "bots_" + rest[0] if len(rest) > 1 else "bots_common"
    libraries.setdefault("parlour_" + name, []).append(path)


def build(extensions):
    setup(
        name="parlour-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--force", "--inplace", "--parallel", jobs, "--build-lib", work]
        + ["--build-temp", work],
    )


# Libraries may be compiled without knowing each other's classes, and mypyc then assumes that any class may have a
# subclass elsewhere. Here it sees them all, and the classes with such subclasses declare it (see `bases.py`). So the
# type of any other class is checked by one comparison, and its fields are read without checking whether they are set.
given = ["--config-file", config, "--cache-dir", work + "/cache", *paths]
separate = [(sources, name) for name, sources in libraries.items()]
options = CompilerOptions(separate=True, target_dir=work)
options.global_opts = True
files = FileSystemCache()
sources, everything, checking = get_mypy_config(given, None, options, files)
c_files, _, needed = generate_c(everything, checking, construct_groups(sources, separate, True, None), files, options)
# A bot is an ordinary class with compiled methods (`native_class=False`), which mypyc takes for final if it sees no
# subclass. People write subclasses of bots in plain Python, so a compiled method accepts those as `self` too.
exact = re.compile(r"Py_TYPE\\((\\w+)\\) == (CPyType_parlour___bots___\\w+)")
c_files = [
    [(name, exact.sub(r"PyObject_TypeCheck(\\1, \\2)", text)) for name, text in group] for group in c_files
]
extensions = mypycify(
    given,
    opt_level=opt_level,
    debug_level="0",
    target_dir=work,
    separate=separate,
    skip_cgen_input=(c_files, [(dep.path, dep.include_dirs, dep.internal) for dep in needed]),
)
# The code is in one library per group; a module's own extension only loads it from there.
groups = [extension for extension in extensions if extension.name.endswith("__mypyc")]
flags = {extension.name: extension.extra_compile_args for extension in groups}
if training:
    # These options shape the code before it is instrumented, in the same way as in the second build.
    shape = ["-O1", "-ftree-vrp", "-ftree-switch-conversion", "-fstrict-aliasing", "--param", "early-inlining-insns=6"]
    for extension in groups:
        extension.extra_compile_args = [*flags[extension.name], *shape, "-fprofile-generate"]
        extension.extra_link_args = ["-fprofile-generate"]
build(extensions)
if training:
    subprocess.run([sys.executable, "-m", "tools.train"], cwd=training, check=True)
    quiet = ["-Wno-error", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
    for extension in groups:
        lean = ["-fno-plt", "-fno-semantic-interposition"]
        extension.extra_compile_args = [*flags[extension.name], "-fprofile-use", *quiet, *lean]
        extension.extra_link_args = []
    build(groups)
"""

# Imports every compiled module, and names those that were not loaded from an extension.
VERIFY: Final = """
import importlib, sys
base, *names = sys.argv[1:]
for name in names:
    file = importlib.import_module(name).__file__
    if not file.startswith(base) or not file.endswith((".so", ".pyd")):
        print(name, file)
"""


def modules_to_compile(base: Path) -> list[Path]:
    """Return the sources of the compiled packages below `base`, relative to it."""
    found = [path for layer in COMPILED for path in (base / PACKAGE / layer).rglob("*.py")]
    found += [path for path in (base / PACKAGE).rglob("*.py") if path not in found and is_marked(path)]
    return sorted(path.relative_to(base) for path in found)


def is_marked(path: Path) -> bool:
    return f"\n{MARK}\n" in path.read_text(encoding="utf-8")


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def fingerprint(opt_level: str) -> str:
    """Return a hash of everything that a build depends on."""
    digest = hashlib.sha256()
    for fact in (sys.version, platform.platform(), version("mypy"), version("setuptools"), opt_level):
        digest.update(f"{fact}\n".encode())
    inputs = [Path("../pyproject.toml"), Path("../tools/compile.py"), Path("../tools/expand.py")]
    if opt_level == FULL:
        inputs += [Path("../tools") / name for name in TRAINING]
    for path in [*inputs, *modules_to_compile(SOURCE)]:
        content = (SOURCE / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def files_to_copy(base: Path) -> Iterator[Path]:
    for path in sorted((base / PACKAGE).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and not any(path.match(p) for p in BUILT):
            yield path.relative_to(base)


def copy_sources(target: Path) -> None:
    """Update `target` from the sources, and leave its extensions alone."""
    wanted = list(files_to_copy(SOURCE))
    for gone in set(files_to_copy(target)) - set(wanted):
        (target / gone).unlink()
    for path in wanted:
        there = target / path
        content = (SOURCE / path).read_bytes()
        if not there.exists() or there.read_bytes() != content:
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(content)


def run_python(code: str, *arguments: str, cwd: Path) -> str:
    """Return the output of `code` in a process that finds the package in `cwd` first."""
    others = os.environ.get("PYTHONPATH", "")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(cwd), *filter(None, [others])])}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}compile.py: failed in {cwd}")
    return done.stdout


def copy_expanded(target: Path) -> list[str]:
    """Copy the sources with the record classes written out, and return the paths of the modules to compile."""
    copy_sources(target)
    paths = [path.as_posix() for path in modules_to_compile(target)]
    run_python(EXPAND.read_text(encoding="utf-8"), str(target), *paths, cwd=target)
    return paths


def build(base: Path, opt_level: str) -> None:
    """Compile a copy of the sources, and put the extensions below `base`."""
    work = WORK / hashlib.sha256(str(base).encode()).hexdigest()[:8]
    shutil.rmtree(work, ignore_errors=True)
    copy = work / "sources"
    paths = copy_expanded(copy)
    done = subprocess.run([sys.executable, str(BASES), str(copy), *paths], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}compile.py: mypyc must be told of this, see tools/bases.py")
    jobs = str(len(os.sched_getaffinity(0)))
    is_trained = opt_level == FULL and compiler_counts()
    level = ("2" if is_trained else "3") if opt_level == FULL else opt_level
    training = str(ROOT) if is_trained else ""
    run_python(SETUP, str(ROOT / "pyproject.toml"), str(work), level, training, jobs, *paths, cwd=copy)
    for extension in [*copy.rglob("*.so"), *copy.rglob("*.pyd")]:
        shutil.copy2(extension, base / extension.relative_to(copy))


def compiler_counts() -> bool:
    """Whether the compiler is gcc, whose profiling is used; others make a plain build."""
    if not (command := compiler()):
        return False
    output = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in output


def compiler() -> list[str]:
    """Return the C compiler's command, if the system names one."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def verify(base: Path) -> None:
    names = [module_name(path) for path in modules_to_compile(base)]
    interpreted = run_python(VERIFY, str(base), *names, cwd=base)
    if interpreted:
        sys.exit(f"{interpreted}compile.py: these were imported, but not from an extension in {base}")


def remove_extensions(base: Path) -> int:
    found = [path for pattern in BUILT for path in base.rglob(pattern)]
    for path in found:
        path.unlink()
    return len(found)


def is_current(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def compile_in_place(opt_level: str) -> str:
    wanted = fingerprint(opt_level)
    if is_current(IN_PLACE_STAMP, wanted):
        verify(SOURCE)
        return "the extensions in src are up to date"
    IN_PLACE_STAMP.unlink(missing_ok=True)
    remove_extensions(SOURCE)
    build(SOURCE, opt_level)
    verify(SOURCE)
    IN_PLACE_STAMP.write_text(wanted)
    return f"compiled {len(modules_to_compile(SOURCE))} modules in src"


def compile_into(target: Path, opt_level: str) -> str:
    stamp = target / STAMP_NAME
    wanted = fingerprint(opt_level)
    if is_current(stamp, wanted):
        copy_sources(target)
        verify(target)
        return f"the compiled copy in {target} is up to date"
    if target.exists():
        if any(target.iterdir()) and not stamp.exists():
            sys.exit(f"compile.py: {target} holds something else; name an empty folder or a new one")
        shutil.rmtree(target)
    target.mkdir(parents=True)
    # An unfinished build is recognised as ours, and repeated.
    stamp.write_text("unfinished")
    copy_sources(target)
    build(target, opt_level)
    verify(target)
    stamp.write_text(wanted)
    return f"compiled {len(modules_to_compile(target))} modules into {target}"


def clean() -> str:
    count = remove_extensions(SOURCE)
    IN_PLACE_STAMP.unlink(missing_ok=True)
    return f"removed {count} built files from src" if count else "nothing built in src"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--in-place", action="store_true", help="build beside the sources in src/")
    what.add_argument("--into", type=Path, metavar="DIR", help="build a copy of the package in DIR")
    what.add_argument("--clean", action="store_true", help="remove what --in-place built")
    parser.add_argument("--opt", default=FULL, choices=["0", "1", "2", "3", FULL], help="the compiler's level (full)")
    arguments = parser.parse_args()

    start = time.perf_counter()
    if arguments.clean:
        done = clean()
    elif (command := compiler()) and shutil.which(command[0]) is None:
        sys.exit(f"compile.py: there is no C compiler {command[0]}")
    elif not modules_to_compile(SOURCE):
        sys.exit(f"compile.py: no sources in {', '.join(COMPILED)}")
    elif arguments.in_place:
        done = compile_in_place(arguments.opt)
    else:
        done = compile_into(arguments.into.resolve(), arguments.opt)
    print(f"compile.py: {done} ({time.perf_counter() - start:.1f} s)")


if __name__ == "__main__":
    main()
