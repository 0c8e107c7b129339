import { format } from "../draw/format.js";

/** Constants are printed in full: 0.00001, 2, 0.044715. */
export function constantText(value: number): string {
  if (!Number.isFinite(value)) return format(value, 0);
  const digits = String(Number(Math.abs(value).toPrecision(6)));
  const sign = value < 0 ? "−" : "";
  return (
    sign +
    digits.replace(/^(.*)e-(\d+)$/u, (_, factor: string, power: string) =>
      Number(power) <= 8 ? Number(digits).toFixed(Number(power)) : `${factor}e−${power}`,
    )
  );
}
