import * as v from 'valibot'
import type { Api } from '../http/implement.ts'
import { letterOf } from '../letters/letter.ts'
import { defineWork } from '../outbox/work.ts'
import { CONTENT_TYPES, type ResumeType } from './file-type.ts'
import { VACANCIES } from './vacancies.ts'

/** Somebody has sent a résumé: it is read from its row, not from the work. */
export const applied = defineWork('career.applied', v.object({ id: v.string() }))

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

/** The résumé goes to who reads it, as a letter with the file; the reader is of the house, and reads Russian. */
export function sendApplications({ outbox, database, ports, hrEmail }: Api) {
  outbox.handle(applied, async ({ id }) => {
    const [row] = await database.query<Application>(READ, [id])
    if (!row) return
    const { name, contact, position, about, type, file } = row
    const title = VACANCIES.ru.find((vacancy) => vacancy.id === position)?.title ?? position
    const letter = letterOf('ru', {
      subject: `Отклик: ${title}`,
      title: 'Новый отклик',
      paragraphs: about ? [about] : [],
      rows: [
        { name: 'Имя', value: name },
        { name: 'Связаться', value: contact },
        { name: 'Должность', value: title },
      ],
      footer: 'Отклик хранится полгода, потом удаляется.',
    })
    const attachment = {
      filename: `resume-${id.slice(0, 8)}.${type}`,
      content: Buffer.from(file, 'base64'),
      contentType: CONTENT_TYPES[type],
    }
    await ports.mail.send({ id: `career-${id}`, to: hrEmail, ...letter, attachments: [attachment] })
  })
}
