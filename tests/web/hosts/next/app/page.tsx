import { Lesson } from "./lesson";

export default function Page() {
  return <Lesson />;
}
