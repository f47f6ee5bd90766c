"""The sounds, rendered by the browser without loudspeakers: none clips, is too long, or is lost beside the others."""

from __future__ import annotations

import re
import subprocess
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import ROOT, Visitors
from tests.protocol.running import NODE

SYNTH: Final = ROOT / "web" / "src" / "store" / "synth.ts"
STRIP: Final = """
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")));
"""
LONGEST: Final = {"bell": 1.6, "win": 1.1}
"""In seconds; all other sounds last less than 0.9."""
AUDIBLE: Final = 0.002
QUIETEST: Final = 0.05
LOUDNESS_RANGE: Final = 4.0
"""The loudest 50 ms of any two sounds differ by no more than this factor (12 dB)."""

RENDER: Final = """async () => {
  %s
  const RATE = 44100;
  const SECONDS = 2.5;
  const START = 0.1;

  async function render(sounds, volume = 1) {
    const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    const output = createOutput(context);
    output.volume.gain.value = volume;
    for (const sound of sounds) addSound(context, output.input, sound, START, 1);
    const samples = (await context.startRendering()).getChannelData(0);
    const part = RATE / 20;
    let [peak, first, last, loudest, isNumber] = [0, null, 0, 0, true];
    for (let from = 0; from < samples.length; from += part) {
      let sum = 0;
      for (let n = from; n < Math.min(from + part, samples.length); n += 1) {
        const size = Math.abs(samples[n]);
        sum += size * size;
        isNumber &&= Number.isFinite(size);
        peak = Math.max(peak, size);
        if (size > %f) [first, last] = [first ?? n, n];
      }
      loudest = Math.max(loudest, Math.sqrt(sum / part));
    }
    return { peak, loudest, isNumber, begins: first / RATE - START, lasts: (last - first) / RATE };
  }

  const single = {};
  for (const sound of ALL_SOUNDS) single[sound] = { ...(await render([sound])), length: lengthOf(sound) };
  return {
    single,
    limit: MAX_PEAK,
    crowd: await render([...ALL_SOUNDS, ...ALL_SOUNDS, ...ALL_SOUNDS]),
    half: await render(["turn"], 0.5),
    none: await render(["turn"], 0),
  };
}"""


@pytest.fixture(scope="module")
def code() -> str:
    stripped = subprocess.run(
        [str(NODE), "--input-type=module", "-e", STRIP, str(SYNTH)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return re.sub(r"^export ", "", stripped.stdout, flags=re.MULTILINE)


@pytest.fixture
def rendered(visitors: Visitors, code: str) -> dict[str, Any]:
    found: dict[str, Any] = visitors.page().evaluate(RENDER % (code, AUDIBLE))
    return found


def test_every_sound_is_short_soft_and_clean(rendered: dict[str, Any]) -> None:
    loudness = {}
    for name, sound in rendered["single"].items():
        assert sound["isNumber"], name
        assert QUIETEST < sound["peak"] < 0.8 * rendered["limit"], (name, sound)
        assert 0 <= sound["begins"] < 0.02, (name, sound)
        assert sound["lasts"] <= min(LONGEST.get(name, 0.9), sound["length"] + 0.05), (name, sound)
        loudness[name] = sound["loudest"]
    assert max(loudness.values()) < LOUDNESS_RANGE * min(loudness.values()), loudness


def test_many_sounds_together_do_not_clip(rendered: dict[str, Any]) -> None:
    loudest = max(sound["peak"] for sound in rendered["single"].values())
    assert loudest < rendered["crowd"]["peak"] <= rendered["limit"] < 1
    assert rendered["crowd"]["isNumber"]


def test_the_volume_is_respected(rendered: dict[str, Any]) -> None:
    assert rendered["half"]["peak"] == pytest.approx(rendered["single"]["turn"]["peak"] / 2, rel=0.01)
    assert rendered["none"]["peak"] == 0


LISTEN: Final = """
window.begun = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.begun += 1; return start.apply(this, when); };
"""


def test_a_table_sounds_when_somebody_wants_it_and_only_then(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 2, lambda table: can(table, "A", "throw"))
    (page,) = sit_at(visitors, position, people=1)
    page.add_init_script(LISTEN)
    page.reload()
    log = page.locator(".log")
    page.locator(".bar .act.go").wait_for()
    before = log.inner_text()
    page.locator(".bar .act.go").click()
    expect(log).not_to_have_text(before, use_inner_text=True)
    assert page.evaluate("begun") == 0
    page.get_by_role("button", name="Turn sound on").first.click()
    page.wait_for_timeout(200)
    assert page.evaluate("begun") == 0, "what is long over is not heard"
    for _ in range(20):
        if page.evaluate("begun"):
            break
        page.locator(".bar .act.go, .bar .acts .act:not([aria-disabled])").locator("visible=true").last.click()
        page.wait_for_timeout(400)
    assert page.evaluate("begun") > 0
