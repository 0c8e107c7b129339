import { css } from "lit";

/** The pages are hidden on the screen; while they are printed, everything else is hidden. */
export const aloneStyles = css`
  @page {
    margin: 16mm;
  }
  @media screen {
    attention-paper {
      display: none;
    }
  }
  @media print {
    html,
    body {
      height: auto !important;
      margin: 0 !important;
      overflow: visible !important;
      background: none !important;
    }
    body > :not(attention-paper) {
      display: none !important;
    }
  }
`;

export const paperStyles = css`
  :host {
    font:
      11pt / 1.5 system-ui,
      "Noto Sans CJK SC",
      sans-serif;
    font-variant-numeric: tabular-nums;
    color: #000;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  article + article {
    break-before: page;
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 16pt;
  }
  .name {
    flex: 0 0 45%;
    border-bottom: 1px solid #000;
  }
  h1 {
    margin: 0 0 6pt;
    font-size: 16pt;
  }
  h2 {
    margin: 12pt 0 3pt;
    font-size: 11pt;
    break-after: avoid;
  }
  p,
  ul {
    margin: 3pt 0;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  figure,
  section,
  li {
    break-inside: avoid;
  }
  figure {
    margin: 8pt 0;
  }
  figure svg {
    width: 100%;
    height: auto;
    max-height: 110mm;
  }
  figcaption {
    font-size: 9pt;
  }
  .line {
    height: 9mm;
    border-bottom: 1px solid #999;
  }
  .formula {
    font-size: 14pt;
  }
  td {
    padding: 1pt 24pt 1pt 0;
  }
  td + td {
    text-align: right;
    padding-right: 0;
  }
  .total td {
    border-top: 1px solid #000;
    font-weight: 600;
  }
`;
