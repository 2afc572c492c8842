/** A program of the command line: prints lines, and ends with 1 and one clear line when something is in its way. */
export async function runProgram(run: (print: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await run((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
