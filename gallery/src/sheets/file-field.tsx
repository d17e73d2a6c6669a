import { FileField, UploadProgress } from '@shop/ui/file-field'
import { Held, ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

const PART = { field: 'resume', maxBytes: 10 * 1024 * 1024, types: ['pdf', 'doc', 'docx'] }
const fileNamed = (name: string) => new File(['x'.repeat(240 * 1024)], name)

export const sheet: Sheet = {
  states: ({ say }) => {
    const label = say('Резюме', 'Résumé')
    const field = (file: File | null, props: object = {}) => (
      <Held<File | null> value={file}>
        {(chosen, onChange) => <FileField label={label} name="resume" part={PART} file={chosen} onChange={onChange} {...props} />}
      </Held>
    )
    const resume = fileNamed(say('Резюме ювелира.pdf', 'Jeweler resume.pdf'))
    return {
      empty: field(null),
      focus: field(null),
      default: field(resume),
      error: field(null, { error: say('Приложите резюме', 'Attach a résumé') }),
      loading: field(resume, { progress: 0.42, onCancel: ignored }),
      sent: field(resume, { progress: 1 }),
      'progress alone': <UploadProgress share={0.42} />,
      'long text': field(
        fileNamed(
          say(
            'Резюме закрепщика с портфолио за последние двенадцать лет работы в мастерской.docx',
            'Resume of a stone setter with a portfolio of the last twelve years in the workshop.docx',
          ),
        ),
      ),
    }
  },
}
