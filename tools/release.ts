/** `npm run release -- publish|promote|rollback|status|verify`: see release/README.md. */
import '../release/src/cli.ts'
