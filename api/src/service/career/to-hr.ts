import * as v from 'valibot'
import type { Api } from '../../platform/http/implement.ts'
import { phoneInWords } from '@shop/forms/fields/contact'
import { letterOf } from '../../buying/letters/letter.ts'
import { defineJob } from '../../platform/outbox/work.ts'
import type { ScannerPort } from '../../platform/ports/scanner.ts'
import type { ResumeType } from './file-type.ts'
import { VACANCIES } from './vacancies.ts'

/** A résumé was sent. The job reads it from its row. */
export const applied = defineJob('career.applied', v.object({ id: v.string() }))

interface Application {
  name: string
  contact: string
  position: string
  about: string
  type: ResumeType
  file: string
}

const READ = `
  SELECT name, contact, position, about, file_type AS type, encode(file, 'base64') AS file FROM job_applications WHERE id = $1`

const DROP_FILE = "UPDATE job_applications SET file = '' WHERE id = $1"

/** Why the letter has no attachment; null for a clean file. Throws while the scanner is unavailable, so that the letter is retried. */
async function faultOf(scanner: ScannerPort, file: Buffer): Promise<string | null> {
  // A repeated letter after its file was deleted.
  if (file.length === 0) return 'Файл не приложен и удалён: в нём найден вирус.'
  if (!scanner.isConfigured) return 'Файл не приложен: его нечем проверить на вирусы.'
  const verdict = await scanner.scan(file)
  return verdict.isClean ? null : `Файл не приложен и удалён: в нём найдено ${verdict.found}.`
}

export interface CareerApi extends Api {
  /** E-mail for résumés. */
  hrEmail: string
}

/** Mails the résumé as an attachment to HR, in Russian. */
export function sendApplications({ outbox, database, ports, hrEmail }: CareerApi) {
  outbox.handle(applied, async ({ id }) => {
    const [row] = await database.query<Application>(READ, [id])
    if (!row) return
    const { name, contact, position, about, type, file } = row
    const content = Buffer.from(file, 'base64')
    const fault = await faultOf(ports.scanner, content)
    const title = VACANCIES.ru.find((vacancy) => vacancy.id === position)?.title ?? position
    const letter = letterOf('ru', {
      subject: `Отклик: ${title}`,
      title: 'Новый отклик',
      paragraphs: [...(about ? [about] : []), ...(fault ? [fault] : [])],
      rows: [
        { name: 'Имя', value: name },
        { name: 'Связаться', value: phoneInWords(contact) },
        { name: 'Должность', value: title },
      ],
      footer: 'Отклик хранится полгода, потом удаляется.',
    })
    // A generic type: mail clients save the file and never open it by themselves.
    const attachment = { filename: `resume-${id.slice(0, 8)}.${type}`, content, contentType: 'application/octet-stream' }
    await ports.mail.send({
      id: `career-${id}`,
      to: hrEmail,
      ...letter,
      ...(contact.includes('@') && { replyTo: contact }),
      attachments: fault ? [] : [attachment],
    })
    if (fault && ports.scanner.isConfigured) await database.query(DROP_FILE, [id])
  })
}
