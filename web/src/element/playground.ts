import { ThemeController } from "../ui/theme.js";
import { actionsOf } from "./actions.js";
import { Clock } from "./clock.js";
import { controls } from "./controls.js";
import { ExportDialog } from "./export_dialog.js";
import type { Host } from "./host.js";
import { OpeningPicture } from "./parts/opening_picture.js";
import { VisibleRange } from "./parts/visible_range.js";
import { Picture } from "./picture.js";
import { Present } from "./present/present.js";
import { ShareDialog } from "./share_dialog.js";
import { CourseDialog } from "./state/course.js";
import { TrainingDialog } from "./state/training.js";
import { FollowWord } from "./state/follow_word.js";
import { Lesson } from "./state/lesson.js";
import { MainArc } from "./state/main_arc.js";
import { StateController } from "./state/state_controller.js";
import { Story } from "./story.js";

/** From this width in pixels on, the inspector fits beside the scene. */
const ROOMY = 1280;

/** The objects of one element. Each knows the element as its `Host`, and the objects it depends on. */
export class Playground {
  readonly clock: Clock;
  readonly story: Story;
  readonly lesson: Lesson;
  readonly state: StateController;
  readonly themeController: ThemeController;
  readonly picture: Picture;
  readonly opening: OpeningPicture;
  readonly visible = new VisibleRange();
  readonly files: ExportDialog;
  readonly sharing: ShareDialog;
  readonly course: CourseDialog;
  readonly training: TrainingDialog;
  readonly controls;
  readonly present: Present;
  readonly actions;

  constructor(readonly host: Host) {
    this.clock = new Clock(host);
    this.story = new Story(host, this.clock);
    this.lesson = new Lesson(host, this.story, () => this.state.shows("panel"));
    this.state = new StateController(host, this.story, this.lesson);
    this.themeController = new ThemeController(host, () => this.story.paused);
    this.controls = controls(
      this.clock.player,
      this.story.levels,
      () => this.story.still.matches,
      () => {
        this.lesson.play();
      },
    );
    this.present = new Present(host, this.story, this.controls);
    this.picture = new Picture(host, this.story, this.themeController, this.present);
    this.opening = new OpeningPicture(this.story);
    new FollowWord(host, this.story);
    new MainArc(host, this.picture);
    this.files = new ExportDialog(() => {
      host.requestUpdate();
    });
    this.sharing = new ShareDialog(host, () => this.state.state);
    this.course = new CourseDialog(this);
    this.training = new TrainingDialog(this);
    this.actions = actionsOf(this);
  }

  /** Whether the panel is open: the reader's choice, otherwise if there is room. */
  isInspecting(): boolean {
    return this.story.choices.inspector ?? this.host.clientWidth >= ROOMY;
  }
}
