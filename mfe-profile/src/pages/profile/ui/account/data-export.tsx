import { useUnit } from 'effector-react'
import { codeOf } from '@shop/http'
import { Button, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $exportFailure, $exporting, exportChosen } from '../../model/account/data-export.ts'
import { useTexts } from '../../texts/index.ts'
import styles from '../frame/forms.module.css'

/** Export of all personal data as a file. */
export function DataExport() {
  const t = useTexts()
  const errorText = useErrorText()
  const { exporting, failure, choose } = useUnit({ exporting: $exporting, failure: $exportFailure, choose: exportChosen })
  return (
    <section className={styles['section']} aria-labelledby="your-data">
      <h2 className="h2" id="your-data">
        {t('yourData')}
      </h2>
      <div>
        <p className={`soft ${styles['words']}`}>{t('yourDataText')}</p>
        <div role="status">{failure && <Note danger>{errorText(codeOf(failure) ?? 'UNKNOWN_ERROR')}</Note>}</div>
      </div>
      <div className={styles['actions']}>
        <Button look="line" busy={exporting === 'pdf'} onClick={() => choose('pdf')}>
          <Icon name="download" size="s" /> {t('downloadPdf')}
        </Button>
        <Button look="line" busy={exporting === 'json'} onClick={() => choose('json')}>
          <Icon name="download" size="s" /> {t('downloadJson')}
        </Button>
      </div>
    </section>
  )
}
