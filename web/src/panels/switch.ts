/** A switch: on or off, at once. */
import { css, html, nothing, type TemplateResult } from "lit";

interface Switch {
  readonly label: string;
  readonly describedBy?: string | undefined;
}

export function switchButton(
  { label, describedBy }: Switch,
  on: boolean,
  set: (on: boolean) => void,
): TemplateResult {
  return html`<button
    class="switch"
    role="switch"
    aria-checked=${on}
    aria-label=${label}
    aria-describedby=${describedBy ?? nothing}
    @click=${() => {
      set(!on);
    }}
  >
    <span class="knob"></span>
  </button>`;
}

export const switchStyles = css`
  .switch {
    flex: none;
    width: 36px;
    height: 24px;
    padding: 2px 0;
  }
  .knob {
    display: block;
    position: relative;
    height: 20px;
    border: 1.5px solid var(--ink3);
    border-radius: 10px;
    background: var(--paper);
  }
  .knob::after {
    content: "";
    position: absolute;
    inset: 2.5px auto 2.5px 3px;
    width: 12px;
    border-radius: 50%;
    background: var(--ink3);
    transition: translate 120ms;
  }
  [aria-checked="true"] > .knob {
    border-color: var(--ink);
    background: var(--ink);
  }
  [aria-checked="true"] > .knob::after {
    background: var(--paper);
    translate: 16px 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .knob::after {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .knob::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    [aria-checked="true"] > .knob {
      background: Highlight;
    }
    [aria-checked="true"] > .knob::after {
      background: HighlightText;
    }
  }
  @media (pointer: coarse) {
    .switch {
      width: 44px;
      height: 44px;
      padding: 12px 4px;
    }
  }
`;
