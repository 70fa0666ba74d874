/** Hands a link to whatever the device shares with, else to the clipboard; says what came of it. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator && navigator.canShare({ url })) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return isCancelled(error) ? 'shared' : 'refused';
  }
}

/** The same with a sentence: link and sentence go together, wherever they go. */
export async function shareText(text: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator && navigator.canShare({ text, url })) {
      await navigator.share({ text, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch (error) {
    return isCancelled(error) ? 'shared' : 'refused';
  }
}

/** Who closes the list of things to share with has changed their mind; that is no failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands a file to whatever the device shares with, else saves it; says what came of it. */
export async function shareFile(title: string, file: File): Promise<'shared' | 'saved'> {
  if (!('share' in navigator && navigator.canShare({ files: [file] }))) {
    download(file);
    return 'saved';
  }
  await navigator.share({ title, files: [file] }).catch((error: unknown) => {
    if (!isCancelled(error)) download(file);
  });
  return 'shared';
}

export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
