import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One project a stage of `npm test`; `tests/run.ts` runs them in order. */
const project = (name: string, include: string[], { exclude = [], ...more }: More = {}) => ({
  test: { name, include, exclude: ['node_modules/**', 'dist/**', ...exclude], ...more },
});

interface More {
  readonly exclude?: readonly string[];
  readonly [setting: string]: unknown;
}

/** A copy of the tree has the embedded database, whichever the run is about: once is enough. */
const ofTrees =
  process.env.TEST_DATABASE === 'postgres'
    ? ['tests/http/imported-apis.test.ts', 'tests/http/remote.test.ts', 'tests/http/sponsor.test.ts']
    : [];

/** A poll ends as soon as its fact holds; vitest's own second is shorter than a busy machine's one request. */
const long = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/browser/entities.test.ts');

/** Where no run before says how long files take, the largest would be first; the one that takes longest is small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['{schema,codegen,src,server,box,overrides}/**/*.test.{ts,tsx}'], long),
      project('architecture', ['tests/architecture.test.ts', 'tests/architecture/**/*.test.ts'], long),
      project('http', ['tests/http/**/*.test.ts'], { ...long, exclude: ofTrees }),
      project('security', ['tests/security/**/*.test.ts'], long),
      project('channel', ['tests/channel/**/*.test.ts'], long),
      project('browser', ['tests/browser/**/*.test.ts'], long),
    ],
  },
});
