import type { Answer } from "../answer.ts";

/** A picture of the library. */
export interface LibraryPicture {
  readonly id: string;
  /** The file's name, as it came. */
  readonly name: string;
  /** What it shows; undefined as long as nobody has said it. */
  readonly alt: string | undefined;
  /** It adds nothing to what the text says. */
  readonly decorative: boolean;
  /** What a crop keeps: percent from the left and from the top. */
  readonly focusX: number;
  readonly focusY: number;
  readonly credit: string;
  readonly width: number;
  readonly height: number;
  /** What a post names. */
  readonly address: string;
  /** A small size for lists. */
  readonly small: string;
  /** The posts that it is in. */
  readonly uses: readonly { readonly id: string; readonly title: string }[];
}

export interface PictureChange {
  readonly alt?: string;
  readonly decorative?: boolean;
  readonly focusX?: number;
  readonly focusY?: number;
  readonly credit?: string;
}

export interface PictureQuery {
  readonly q: string;
  readonly show: "all" | "unused" | "without-alt";
  /** Where the page before this one ended: its `next`. */
  readonly after?: string;
}

export interface PicturePage {
  readonly pictures: readonly LibraryPicture[];
  readonly found: number;
  readonly next?: string;
}

export interface Upload {
  /** Called with the part that has gone, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Ends the upload. */
  readonly signal: AbortSignal;
}

/** The library of pictures. Every member returns a promise. */
export interface PicturesPort {
  list(query: PictureQuery): Promise<PicturePage>;
  /** The same file again is the same picture. */
  upload(file: File, upload: Upload): Promise<Answer<LibraryPicture>>;
  change(id: string, change: PictureChange): Promise<Answer<LibraryPicture>>;
  /** Refused as long as a post uses it. */
  remove(id: string): Promise<Answer>;
}
