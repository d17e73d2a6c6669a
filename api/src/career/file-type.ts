export type ResumeType = 'pdf' | 'doc' | 'docx'

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const MACROS_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le')
/** Active content of a PDF; name characters may be escaped as #xx. Compressed content is left to the scanner. */
const ACTIVE_PDF = /\/(?:JavaScript|Launch)(?![\w-])/
const withoutEscapes = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
const END_OF_ARCHIVE = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
/** A comment of up to 64 KB may follow the end record. */
const END_WITHIN = 22 + 65_535
const MAX_ENTRIES = 5000

/** The type by content: name and declared type cannot be trusted. Null for any other. */
export function resumeTypeOf(file: Buffer): ResumeType | null {
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') {
    const isWhole = file.subarray(-2048).includes('%%EOF')
    return isWhole && !ACTIVE_PDF.test(withoutEscapes(file.toString('latin1'))) ? 'pdf' : null
  }
  if (file.subarray(0, 8).equals(OLE)) return file.includes(WORD_STREAM) && !file.includes(MACROS_STREAM) ? 'doc' : null
  const names = namesInArchive(file)
  const isDocument = names.includes('[Content_Types].xml') && names.includes('word/document.xml')
  // Documents with macros are refused.
  return isDocument && !names.some((name) => /vbaProject\.bin$/i.test(name)) ? 'docx' : null
}

/** Names in the central directory of a ZIP; empty when it is invalid. */
function namesInArchive(file: Buffer): string[] {
  if (file.length < 22 || file.readUInt32LE(0) !== 0x04034b50) return []
  const from = Math.max(0, file.length - END_WITHIN)
  const end = file.subarray(from).lastIndexOf(END_OF_ARCHIVE)
  if (end < 0 || from + end + 22 > file.length) return []
  const names: string[] = []
  let at = file.readUInt32LE(from + end + 16)
  const entries = Math.min(file.readUInt16LE(from + end + 10), MAX_ENTRIES)
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return []
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    names.push(file.subarray(at + 46, at + 46 + name).toString('utf8'))
    at += 46 + name + extra + comment
  }
  return names
}
