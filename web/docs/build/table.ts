/** A table of HTML; one too wide for its page scrolls, by the keyboard as well. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0">\n<table>
<thead>${cells(head, "th")}</thead>
<tbody>
${rows.map((row) => cells(row, "td")).join("\n")}
</tbody>
</table>\n</div>`;
}
