// Instead of early.ts in documents whose files or pictures come from a CDN. In this order: a file that is fetched anew is no failure of the shell.
import './cdn-files.ts'
import './cdn-pictures.ts'
import './early.ts'
