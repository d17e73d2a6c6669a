/** `npm run release -- publish|promote|rollback|status`: see release/README.md. */
import '../release/src/cli.ts'
