import { PartFailedDialog } from "../../../app/features/admin/part-failed-dialog.tsx";
import { DeletePicture } from "../../../app/features/admin/pictures/delete-picture.tsx";
import { FocusPoint } from "../../../app/features/admin/pictures/focus-point.tsx";
import { LazyPictureDialog } from "../../../app/features/admin/pictures/lazy-picture-dialog.tsx";
import { Library } from "../../../app/features/admin/pictures/library.tsx";
import { PictureDetails } from "../../../app/features/admin/pictures/picture-details.tsx";
import { PictureDialog } from "../../../app/features/admin/pictures/picture-dialog.tsx";
import { PicturesPage } from "../../../app/features/admin/pictures/pictures-page.tsx";
import { UploadButtons } from "../../../app/features/admin/pictures/upload/upload-buttons.tsx";
import { UploadList } from "../../../app/features/admin/pictures/upload/upload-list.tsx";
import { ReferencePrompt } from "../../../app/features/admin/editor/content/reference-prompt.tsx";
import type {
  LibraryPicture,
  PicturesPort,
} from "../../../app/backend/ports/management/pictures.ts";
import { sample } from "../sample.ts";
import { press, says } from "../screen.ts";

const picture: LibraryPicture = {
  id: "1",
  name: "cow.jpg",
  alt: "Cows at a tank in winter",
  decorative: false,
  focusX: 62,
  focusY: 40,
  credit: "",
  width: 1600,
  height: 900,
  address: "/media/1-1600.jpg",
  small: "/media/1-480.webp",
  uses: [{ id: "p", title: "Water first" }],
};
const unused = { ...picture, id: "2", alt: undefined, uses: [] };
const done = <Value,>(value: Value) => Promise.resolve({ ok: true, value } as const);
const port: PicturesPort = {
  list: () => Promise.resolve({ pictures: [picture, unused], found: 2 }),
  upload: () => done(picture),
  change: () => done(picture),
  remove: () => done(undefined),
};
const nothing = () => {};
const library = {
  query: { q: "", show: "all" },
  page: { pictures: [picture, unused], found: 3, next: "2" },
  state: "shown",
  setFilter: nothing,
  more: nothing,
  again: nothing,
  put: nothing,
  drop: nothing,
} as const;
const upload = {
  key: "a",
  file: new File([], "cow.jpg"),
  part: 0.4,
  problem: "",
  canRetry: false,
  cancel: nothing,
};

export const pictureSamples = [
  sample(
    PicturesPage,
    "a picture is open",
    { port },
    {
      async before(screen) {
        await says(screen, "Cows at a tank in winter");
        await press(screen, "Cows at a tank in winterIn 1 post");
        await says(screen, "Place and camera data are removed.");
      },
    },
  ),
  sample(Library, "two of three", { library, onPick: nothing }),
  sample(Library, "failed", { library: { ...library, state: "failed" }, onPick: nothing }),
  sample(PictureDialog, "at first", {
    port,
    useLabel: "Insert picture",
    onPick: nothing,
    onCancel: nothing,
    onAddress: nothing,
  }),
  sample(LazyPictureDialog, "not fetched yet", {
    port,
    useLabel: "Use as cover",
    onPick: nothing,
    onCancel: nothing,
  }),
  sample(PartFailedDialog, "after one failure", { failures: 1, retry: nothing, onCancel: nothing }),
  sample(PictureDetails, "shown", { picture, port, saveLabel: "Save", onSaved: nothing }),
  sample(FocusPoint, "shown", {
    address: picture.address,
    focus: { x: 62, y: 40 },
    onChange: nothing,
  }),
  sample(DeletePicture, "in use", { picture, port, onDeleted: nothing }),
  sample(
    DeletePicture,
    "unused",
    { picture: unused, port, onDeleted: nothing },
    { before: (screen) => press(screen, "Delete the picture") },
  ),
  sample(UploadButtons, "shown", { onFiles: nothing }),
  sample(UploadList, "one runs, one stopped", {
    uploads: [
      upload,
      { ...upload, key: "b", problem: "The upload stopped at 60%.", canRetry: true },
    ],
    onRetry: nothing,
  }),
  sample(ReferencePrompt, "a link", {
    reference: { kind: "link", words: "", address: "" },
    onDone: nothing,
    onCancel: nothing,
  }),
];
