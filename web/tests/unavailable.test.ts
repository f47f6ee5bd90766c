import { describe, expect, it } from "vitest";
import { byReason, disabledActions, nearest } from "../src/store/unavailable";

const why = (action: string, code: string, text = code) => ({ action, code, clause: "WA-061", text });
const all = [
  why("build {vessel} {count}", "build/group"),
  why("build {vessel}", "build/group"),
  why("buy", "window/other"),
  why("decline", "window/other"),
  why("hold", "window/other"),
  why("throw", "window/not_your_throw"),
];

describe("what cannot be done now", () => {
  it("is named once, and not if it can be done in another way", () => {
    const found = disabledActions(all, [{ action: "throw", name: "throw", fields: [] }]);
    expect(found.map(({ label }) => label)).toEqual(["Build", "Buy", "Decline", "Hold"]);
  });

  it("has a place on the bar for a reason of its own", () => {
    expect(nearest(disabledActions(all, []), 3).map(({ label }) => label)).toEqual(["Build", "Throw"]);
    expect(nearest(disabledActions(all, []), 1)).toHaveLength(1);
    expect(nearest(disabledActions(all, []), -2)).toEqual([]);
  });

  it("is listed by its reasons, the common one last", () => {
    const found = byReason(disabledActions(all, []));
    expect(found.map(({ labels }) => labels)).toEqual([["Build"], ["Throw"], ["Buy", "Decline", "Hold"]]);
  });
});
