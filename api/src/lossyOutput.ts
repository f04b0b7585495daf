import { writeSync } from 'node:fs'

interface LogOutput {
  write: (line: string) => void
}

/** Returns the JSON line that reports how many lines are missing before it. */
const droppedLine = (dropped: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'log lines could not be written' })}\n`

/**
 * Writes log lines to a file descriptor. A line that cannot be written (full disk, reader gone or slow) is dropped, and
 * the number of dropped lines is written once possible: logging never stops the process.
 */
export function lossyOutput(fileDescriptor: number): LogOutput {
  let droppedLines = 0
  let isInsideLine = false
  const writeWhole = (line: string) => {
    const bytes = Buffer.from(isInsideLine ? `\n${line}` : line)
    let writtenBytes = 0
    try {
      while (writtenBytes < bytes.length) writtenBytes += writeSync(fileDescriptor, bytes, writtenBytes)
    } finally {
      // A disk that fills up may store half a line: the next write then begins with a line break.
      if (writtenBytes > 0) isInsideLine = writtenBytes < bytes.length
    }
  }
  return {
    write(line) {
      try {
        if (droppedLines > 0) writeWhole(droppedLine(droppedLines))
        droppedLines = 0
        writeWhole(line)
      } catch {
        droppedLines += 1
      }
    },
  }
}
