import type { ErrorCode } from '@shop/contracts/core/error-codes'

export type ResumeType = 'pdf' | 'doc' | 'docx'

/** The type of a résumé, or why it is refused. */
export type ReadResume =
  | { type: ResumeType }
  | { refusal: Extract<ErrorCode, 'WRONG_FIELD' | 'FILE_BROKEN' | 'FILE_LOCKED' | 'FILE_WITH_SCRIPTS'> }

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const MACROS_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le')
/** Active content of a PDF; name characters may be escaped as #xx. Compressed content is left to the scanner. */
const ACTIVE_PDF = /\/(?:JavaScript|Launch)(?![\w-])/
const withoutEscapes = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
// A byte order mark and empty lines before the header: printers and mail programs add them.
const PDF_HEADER = /^(?:\u00ef\u00bb\u00bf)?[\s\0]{0,1024}%PDF-/
/** An old container around an encrypted document. */
const LOCKED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')
// Word Online calls the main part document2.xml.
const MAIN_PART = /^word\/document\d*\.xml$/
const END_OF_ARCHIVE = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const LOCAL_FILE = 0x04034b50
const ENTRY = 0x02014b50
/** A comment of up to 64 KB may follow the end record. */
const END_WITHIN = 22 + 65_535
const MAX_ENTRIES = 5000

/** The type by content: name and declared type cannot be trusted [content.resume-kinds]. */
export function readResume(file: Buffer): ReadResume {
  if (PDF_HEADER.test(file.subarray(0, 1100).toString('latin1'))) return readPdf(file.toString('latin1'))
  if (file.subarray(0, 8).equals(OLE)) return readOldDocument(file)
  const names = namesInArchive(file)
  if (names === null) return { refusal: file.length >= 4 && file.readUInt32LE(0) === LOCAL_FILE ? 'FILE_BROKEN' : 'WRONG_FIELD' }
  if (!names.includes('[Content_Types].xml') || !names.some((name) => MAIN_PART.test(name))) return { refusal: 'WRONG_FIELD' }
  return names.some((name) => /vbaProject\.bin$/i.test(name)) ? { refusal: 'FILE_WITH_SCRIPTS' } : { type: 'docx' }
}

/** Without the spaces and zeros behind the end. A loop: a pattern would take hours for ten megabytes of spaces inside. */
function withoutPadding(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end -= 1
  return text.slice(0, end)
}

function readPdf(text: string): ReadResume {
  if (!withoutPadding(text).slice(-2048).includes('%%EOF')) return { refusal: 'FILE_BROKEN' }
  return ACTIVE_PDF.test(withoutEscapes(text)) ? { refusal: 'FILE_WITH_SCRIPTS' } : { type: 'pdf' }
}

function readOldDocument(file: Buffer): ReadResume {
  if (file.includes(LOCKED_STREAM)) return { refusal: 'FILE_LOCKED' }
  if (!file.includes(WORD_STREAM)) return { refusal: 'WRONG_FIELD' }
  return file.includes(MACROS_STREAM) ? { refusal: 'FILE_WITH_SCRIPTS' } : { type: 'doc' }
}

/** Names in the central directory of a ZIP; null when it is none or broken. */
function namesInArchive(file: Buffer): string[] | null {
  if (file.length < 22 || file.readUInt32LE(0) !== LOCAL_FILE) return null
  const from = Math.max(0, file.length - END_WITHIN)
  const end = file.subarray(from).lastIndexOf(END_OF_ARCHIVE)
  if (end < 0 || from + end + 22 > file.length) return null
  const names: string[] = []
  let at = file.readUInt32LE(from + end + 16)
  const entries = Math.min(file.readUInt16LE(from + end + 10), MAX_ENTRIES)
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return null
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    names.push(file.subarray(at + 46, at + 46 + name).toString('utf8'))
    at += 46 + name + extra + comment
  }
  return names
}
