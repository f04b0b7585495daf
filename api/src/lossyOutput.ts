import { writeSync } from 'node:fs'

interface LogOutput {
  write: (line: string) => void
}

/** The JSON line that reports how many lines are missing before it. */
const droppedLine = (dropped: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines could not be written' })}\n`

/**
 * Writes log lines to a file descriptor. A line that cannot be written (full disk, reader gone or slow) is dropped, and
 * the number of dropped lines is written once possible: logging never stops the process.
 */
export function lossyOutput(fileDescriptor: number): LogOutput {
  let dropped = 0
  let isInsideLine = false
  const writeWhole = (line: string) => {
    const bytes = Buffer.from(isInsideLine ? `\n${line}` : line)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(fileDescriptor, bytes, written)
    } finally {
      // A disk that fills up may store half a line: the next line starts on a line of its own.
      if (written > 0) isInsideLine = written < bytes.length
    }
  }
  return {
    write(line) {
      try {
        if (dropped > 0) writeWhole(droppedLine(dropped))
        dropped = 0
        writeWhole(line)
      } catch {
        dropped += 1
      }
    },
  }
}
