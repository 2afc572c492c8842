/** What a box replied about itself, in words. */
import { Alert, Box, Paper, TableCell, TableRow, Typography } from '@mui/material';
import type { IpConfig, Speedtest, WifiNetwork } from '../../../../schema/channel/device.ts';
import type { FullDiagnostic } from '../../../../schema/channel.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { BoxReply } from './useBoxMessage.ts';
import { useTexts } from './useTexts.ts';

const HOUR = 3600;

/** Terms with their values, such as an address. */
function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0 }}
    >
      {facts.flatMap(([term, value]) => [
        <Typography key={term} component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {term}
        </Typography>,
        <Typography
          key={`${term} value`}
          component="dd"
          variant="body2"
          className="num"
          sx={{ m: 0, overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>,
      ])}
    </Box>
  );
}

function Network({ config }: { readonly config: IpConfig }) {
  const t = useTexts();
  return (
    <Facts
      facts={[
        [t('device.computer'), config.hostname],
        [t('device.publicIp'), config.publicIp],
        [t('device.dns'), config.dns.join(', ') || t('device.none')],
        ...config.interfaces.map(
          ({ name, type, ip4, gateway, ssid }) =>
            [
              t('device.interface', { name: ssid ?? name, type: t(`device.type.${type}`) }),
              t('device.address', {
                ip4: ip4 ?? t('device.none'),
                gateway: gateway ?? t('device.none'),
              }),
            ] as const,
        ),
      ]}
    />
  );
}

function Wifi({ networks }: { readonly networks: readonly WifiNetwork[] }) {
  const t = useTexts();
  if (networks.length === 0) return <Typography>{t('device.noNetwork')}</Typography>;
  return (
    <SmallTable
      label={t('device.actions.wifiNearby')}
      columns={[
        { name: 'network', head: t('device.network') },
        { name: 'signal', head: t('device.signal'), align: 'right' },
        { name: 'channel', head: t('device.channel'), align: 'right' },
        { name: 'security', head: t('device.security') },
      ]}
    >
      {networks.map(({ bssid, ssid, signal, channel, security, connected }) => (
        <TableRow key={bssid}>
          <TableCell>{connected ? `${ssid} (${t('device.connected')})` : ssid || bssid}</TableCell>
          <TableCell align="right">{t('device.percent', { value: signal })}</TableCell>
          <TableCell align="right">{channel}</TableCell>
          <TableCell>{security || t('device.open')}</TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}

function Speed({ test }: { readonly test: Speedtest }) {
  const t = useTexts();
  return (
    <Facts
      facts={[
        [t('device.download'), t('device.mbps', { value: test.downloadMbps })],
        [t('device.upload'), t('device.mbps', { value: test.uploadMbps })],
        [t('device.latency'), t('device.ms', { value: test.latencyMs })],
        [t('device.jitter'), t('device.ms', { value: test.jitterMs })],
      ]}
    />
  );
}

function Diagnostic({ diagnostic }: { readonly diagnostic: FullDiagnostic }) {
  const t = useTexts();
  const { checks, cpu, ram, disk, temperature, clockSkewMs, relayLatencyMs, uptime, version } = diagnostic;
  const percent = (value: number) => t('device.percent', { value });
  return (
    <>
      <Facts
        facts={checks.map(({ name, ok }) => [
          t(`device.checks.${name}`),
          t(ok ? 'device.good' : 'device.bad'),
        ])}
      />
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            [t('device.version'), version],
            [t('device.uptime'), t('device.hours', { value: Math.round(uptime / HOUR) })],
            [t('device.cpu'), percent(cpu)],
            [t('device.ram'), percent(ram)],
            [t('device.disk'), percent(disk)],
            ...(temperature === undefined
              ? []
              : [[t('device.temperature'), t('device.degrees', { value: temperature })] as const]),
            [t('device.latency'), t('device.ms', { value: relayLatencyMs })],
            [t('device.clock'), t('device.ms', { value: clockSkewMs })],
          ]}
        />
      </Box>
      {diagnostic.lastErrors.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {t('device.lastErrors')}
          </Typography>
          {diagnostic.lastErrors.map(({ jobKey, printerSlug, code }) => (
            <Typography key={jobKey} variant="body2">
              {printerSlug} · {t(`box.refusal.${code}`)}
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

function Body({ result }: { readonly result: BoxReply }) {
  switch (result.name) {
    case 'getIpConfig':
      return <Network config={result.reply} />;
    case 'wifiNearby':
      return <Wifi networks={result.reply.networks} />;
    case 'executeSpeedtest':
      return <Speed test={result.reply} />;
    case 'fullDiagnostic':
      return <Diagnostic diagnostic={result.reply} />;
    default:
      return null;
  }
}

const done: Readonly<Partial<Record<BoxReply['name'], string>>> = {
  rebootDevice: 'device.rebooting',
  openCashdrawer: 'device.drawerOpened',
  clearJobs: 'device.cleared',
};

export function DeviceReply({
  result,
  onClose,
}: {
  readonly result: BoxReply;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const words = done[result.name];
  if (words)
    return (
      <Alert severity="success" role="status" onClose={onClose} sx={{ mb: 2 }}>
        {t(words)}
      </Alert>
    );
  return (
    <Paper variant="outlined" role="status" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', mb: 1.5 }}>
        {t(`device.actions.${result.name}`)}
      </Typography>
      <Body result={result} />
    </Paper>
  );
}
