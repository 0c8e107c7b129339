/** What axe finds against WCAG 2.2 AA, its own best practices, and targets below 24 pixels. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The picture is left out: it is hidden from assistive technology, its grids stand beside it, and its colours are
 * measured over their whole scales elsewhere. One pass is three times as fast without it, and quicker again where what
 * was found to be well is not told.
 */
export async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .exclude({ fromShadowDom: ["attention-playground", "svg.frame"] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id} ${target.join(" ")} ${failureSummary}`),
  );
}
