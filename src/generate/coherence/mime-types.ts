/** What a file is that ends so. */
export const mimeTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  "jpg|jpeg": "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  csv: "text/csv",
  txt: "text/plain",
  md: "text/markdown",
  json: "application/json",
  zip: "application/zip",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};

const byEnding = new Map(
  Object.entries(mimeTypes).flatMap(([endings, type]) =>
    endings.split("|").map((ending) => [ending, type] as const),
  ),
);

export function mimeTypeOf(ending: string): string | undefined {
  return byEnding.get(ending.toLowerCase());
}
