import type { Answer } from "../answer.ts";

/** A picture in the library. */
export interface LibraryPicture {
  readonly id: string;
  /** The uploaded file's name. */
  readonly name: string;
  /** What it shows; undefined until somebody has described it. */
  readonly alt: string | undefined;
  /** Adds nothing to the text, so it needs no description. */
  readonly decorative: boolean;
  /** The point that crops keep, in percent from the left and from the top. */
  readonly focusX: number;
  readonly focusY: number;
  readonly credit: string;
  readonly width: number;
  readonly height: number;
  /** The address that posts use. */
  readonly address: string;
  /** The address of a thumbnail. */
  readonly small: string;
  /** When it was moved to the trash, if it is there. */
  readonly deletedAt?: number;
  /** The posts that use it. */
  readonly uses: readonly { readonly id: string; readonly title: string }[];
}

/** A post in which a picture stands. */
export interface PicturePlace {
  readonly id: string;
  readonly title: string;
  /** False if it stands in older revisions only. */
  readonly isCurrent: boolean;
}

interface PictureChange {
  readonly alt?: string;
  readonly decorative?: boolean;
  readonly focusX?: number;
  readonly focusY?: number;
  readonly credit?: string;
}

export interface PictureQuery {
  readonly q: string;
  readonly show: "all" | "unused" | "without-alt" | "trash";
  /** The previous page's `next`. */
  readonly after?: string;
}

export interface PicturePage {
  readonly pictures: readonly LibraryPicture[];
  readonly found: number;
  readonly next?: string;
}

interface Upload {
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Cancels the upload. */
  readonly signal: AbortSignal;
}

/** The picture library. Every member returns a promise. */
export interface PicturesPort {
  list(query: PictureQuery): Promise<PicturePage>;
  /** Uploading the same file again resolves to the existing picture. */
  upload(file: File, upload: Upload): Promise<Answer<LibraryPicture>>;
  change(id: string, change: PictureChange): Promise<Answer<LibraryPicture>>;
  /** Moves it to the trash. Refused while a post uses it. */
  remove(id: string): Promise<Answer>;
  restore(id: string): Promise<Answer<LibraryPicture>>;
  /** Where it stands, older revisions included. For owners. */
  places(id: string): Promise<Answer<readonly PicturePlace[]>>;
  /** Erases it for good, wherever it stands. For owners. */
  erase(id: string): Promise<Answer>;
}
