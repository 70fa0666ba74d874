import bars from 'cli-progress';

export interface Progress {
  (done: number): void;
}

/** Where progress is written: a terminal or not. */
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

const LINES = 4;

/** Shows how much of `total` is done: as a bar on a terminal, as a few plain lines elsewhere. */
export function progressOn(stream: Output, total: number): Progress {
  return stream.isTTY ? bar(stream, total) : lines(stream, total);
}

function bar(stream: Output, total: number): Progress {
  // The cursor and the wrapping of lines stay as they are, so that Ctrl-C leaves nothing behind to repair.
  const options = { stream, format: '{bar} {percentage} %, {value} of {total}, {eta_formatted} left' };
  const single = new bars.SingleBar(
    { ...options, linewrap: true, clearOnComplete: true, etaBuffer: 200 },
    bars.Presets.shades_classic,
  );
  single.start(total, 0);
  return done => {
    single.update(done);
    if (done === total) single.stop();
  };
}

function lines(stream: Output, total: number): Progress {
  const due = (done: number): number => Math.floor((done * LINES) / total);
  return done => {
    if (due(done) > due(done - 1)) stream.write(`${done} of ${total}\n`);
  };
}
