/** Reads the numbers of a binary file one after the other, as the formats of fonts define them. */
export class ByteReader {
  private readonly buffer: Buffer
  position = 0

  constructor(buffer: Buffer) {
    this.buffer = buffer
  }

  bytes(length: number): Buffer {
    this.position += length
    return this.buffer.subarray(this.position - length, this.position)
  }

  uint8 = (): number => this.bytes(1).readUInt8()
  uint16 = (): number => this.bytes(2).readUInt16BE()
  int16 = (): number => this.bytes(2).readInt16BE()
  uint32 = (): number => this.bytes(4).readUInt32BE()

  /** Reads seven bits per byte, the highest first; the eighth bit says that another byte follows. */
  base128(): number {
    let value = 0
    for (;;) {
      const byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }

  /** Reads a count of WOFF2 in one to three bytes (255UInt16). */
  count(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    return code === 255 ? this.uint8() + 253 : code
  }
}
