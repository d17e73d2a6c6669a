/** `npm run release -- <command>`: see release/README.md. */
import '../release/src/cli.ts'
