import { css } from "lit";

/** The list of steps and the legend below it. */
export const railStyles = css`
  .side {
    user-select: none;
    -webkit-user-select: none;
  }
  .rail {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    padding-top: 10px;
  }
  .rail ol {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    list-style: none;
    padding: 0;
  }
  .rail li {
    flex: 0 1 auto;
  }
  .step {
    position: relative;
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    width: calc(100% + 1px);
    min-height: 62px;
    padding: 0 2px 0 24px;
    border-block: 1px solid transparent;
    text-align: start;
  }
  .step:focus-visible {
    outline-offset: -3px;
  }
  .step:hover .title {
    color: var(--ink);
  }
  .step.current {
    background: var(--paper);
    border-color: var(--line);
  }
  .step.current::before {
    content: "";
    position: absolute;
    inset: -1px auto -1px 0;
    width: 4px;
    background: var(--ink);
    forced-color-adjust: none;
  }
  /* This part can be entered. */
  .enters::after {
    content: "›";
    position: absolute;
    right: 10px;
    top: 50%;
    translate: 0 -55%;
    font-size: 18px;
    color: var(--ink3);
  }
  .enters .name {
    padding-right: 18px;
  }
  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 17px;
    font-weight: 500;
    color: var(--ink2);
  }
  .current .title {
    color: var(--ink);
    font-weight: 600;
  }
  .shape {
    display: block;
    margin-top: 2px;
    font-size: var(--label);
    line-height: 16px;
    color: var(--ink3);
  }
  .thumbnail {
    forced-color-adjust: none;
  }
  /* This step has sources of the number under the pointer. */
  .source .thumbnail {
    position: relative;
  }
  .source .thumbnail::after {
    --corner: linear-gradient(#000 0 0);
    content: "";
    position: absolute;
    inset: -3px 1px -3px -3px;
    border: 2px solid var(--ink);
    border-radius: 3px;
    mask:
      var(--corner) 0 0 / 9px 9px no-repeat,
      var(--corner) 100% 0 / 9px 9px no-repeat,
      var(--corner) 0 100% / 9px 9px no-repeat,
      var(--corner) 100% 100% / 9px 9px no-repeat;
  }
  .thumbnail canvas {
    display: block;
    width: 60px;
    height: 52px;
  }
  .legend {
    flex: none;
    display: grid;
    grid-template-columns: minmax(26px, auto) minmax(0, 78px) auto;
    justify-content: start;
    gap: 8px 8px;
    align-items: center;
    padding: 12px 12px 16px 24px;
    font-size: var(--label);
    line-height: 16px;
    color: var(--ink3);
    forced-color-adjust: none;
  }
  .legend span {
    white-space: nowrap;
  }
  .legend svg {
    max-width: 100%;
  }
`;
