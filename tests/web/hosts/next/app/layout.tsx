import type { ReactNode } from "react";

export const metadata = { title: "The causal mask", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
