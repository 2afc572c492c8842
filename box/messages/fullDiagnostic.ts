/** `fullDiagnostic`: everything that a person who cannot see the box wants to know of it. */
import { lookup } from 'node:dns/promises';
import type { DiagnosticCheck, FullDiagnostic } from '../../schema/channel.ts';
import type { Box } from './box.ts';
import { listPrinters } from './listPrinters.ts';

const MEASURE_DEADLINE = 5000;

const SHOWN_ERRORS = 20;

/** Percent: beyond it, journal and pages soon have no room. */
const FULL = 90;

/** Milliseconds: beyond it, tokens and deadlines are misjudged. */
const SKEW = 30_000;

async function measureRelay(box: Box) {
  const begin = Date.now();
  const { now } = await box.measure({ want: 0 }, MEASURE_DEADLINE);
  const relayLatencyMs = Date.now() - begin;
  return { relayLatencyMs, clockSkewMs: Math.round(begin + relayLatencyMs / 2 - now) };
}

async function checkDns(server: string): Promise<DiagnosticCheck> {
  const { hostname } = new URL(server);
  return lookup(hostname).then(
    ({ address }) => ({ name: 'dns', ok: true, detail: `"${hostname}" is ${address}` }),
    (error: Error) => ({ name: 'dns', ok: false, detail: error.message }),
  );
}

export async function fullDiagnostic(box: Box): Promise<FullDiagnostic> {
  const [health, { dns }, relay, named, { printers }] = await Promise.all([
    box.system.readHealth(),
    box.system.readNetwork(),
    measureRelay(box),
    checkDns(box.config.server),
    listPrinters(box),
  ]);
  const failing = printers.filter(({ state }) => state === 'offline' || state === 'stopped');
  const checks: DiagnosticCheck[] = [
    { name: 'relay', ok: true, detail: `${relay.relayLatencyMs} ms` },
    named,
    { name: 'clock', ok: Math.abs(relay.clockSkewMs) < SKEW, detail: `${relay.clockSkewMs} ms ahead` },
    { name: 'disk', ok: health.disk < FULL, detail: `${health.disk} % used` },
    { name: 'memory', ok: health.ram < FULL, detail: `${health.ram} % used` },
    {
      name: 'printers',
      ok: failing.length === 0,
      detail: failing.map(({ slug, reasons }) => `${slug}: ${reasons.join(', ')}`).join('; '),
    },
  ];
  const lastErrors = box.journal
    .list()
    .filter(({ status }) => status === 'failed')
    .slice(0, SHOWN_ERRORS)
    .map(({ jobKey, printerSlug, at, code = 'unknown_outcome', error = '' }) => ({
      jobKey,
      printerSlug,
      at,
      code,
      error,
    }));
  return {
    version: box.config.packageVersion,
    uptime: Math.round(process.uptime()),
    ...health,
    ...relay,
    dns,
    printers,
    lastErrors,
    checks,
  };
}
