import { defineConfig } from 'vitest/config';

/** One project a stage of `npm test`; `tests/run.ts` runs them in order. */
const project = (name: string, include: string[], more: Record<string, unknown> = {}) => ({
  test: { name, include, exclude: ['node_modules/**', 'dist/**'], ...more },
});

/** A poll ends as soon as its fact holds; vitest's own second is shorter than a busy machine's one request. */
const long = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    projects: [
      project('unit', ['{schema,codegen,src,server,box,overrides}/**/*.test.{ts,tsx}'], long),
      project('architecture', ['tests/architecture.test.ts', 'tests/architecture/**/*.test.ts'], long),
      project('http', ['tests/http/**/*.test.ts'], long),
      project('security', ['tests/security/**/*.test.ts'], long),
      project('channel', ['tests/channel/**/*.test.ts'], long),
      project('browser', ['tests/browser/**/*.test.ts'], { ...long, fileParallelism: false }),
    ],
  },
});
