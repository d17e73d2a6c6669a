/** `npm run release -- publish|promote|rollback|status`: see release/README.md. */
await import('../release/src/cli.ts')
export {}
