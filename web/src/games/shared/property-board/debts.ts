// What somebody owes who must raise money, as the bar asks for it.
import { list } from "../../../words/format";
import type { Ask } from "../../../store/asks";
import type { Table, View } from "../../../store/table.svelte";
import { t } from "../../../words/catalogue.svelte";
import { frameOf } from "./model";

interface Debt {
  debtor: string;
  creditor: string | null;
  amount: number;
}

/** 'You owe Bo $330. Raise $80 more.', while the debt stands over everything else; null for any other question. */
export function debtQuestion(ask: Ask, view: View, table: Table): string | null {
  const top = (view["stack"] as Record<string, unknown>[] | undefined)?.at(-1);
  const frame = top?.["debts"] ? frameOf(view, "debts") : null;
  if (!ask.required || !frame) return null;
  const all = (frame["debts"] ?? []) as Debt[];
  const debts = frame["is_joint"] ? all : all.slice(0, 1);
  const [first] = debts;
  if (!first || first.debtor !== table.seat) return null;
  const due = debts.reduce((sum, debt) => sum + debt.amount, 0);
  const missing = due - Number(view["players"][first.debtor]?.cash ?? 0);
  const creditors = list([...new Set(debts.map(({ creditor }) => nameOf(creditor, table)))]);
  return missing > 0 ? t("deeds-owe", { to: creditors, due, missing }) : t("deeds-owe-all", { to: creditors, due });
}

function nameOf(creditor: string | null, table: Table): string {
  return creditor && /^[A-Z]$/.test(creditor) ? table.nameOf(creditor) : t("deeds-the-bank");
}
