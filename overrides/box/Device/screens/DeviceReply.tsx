/** What a box replied about itself, in words. */
import { Alert, Box, Paper, TableCell, TableRow, Typography } from '@mui/material';
import type { IpConfig, Speedtest, WifiNetwork } from '../../../../schema/channel/device.ts';
import type { FullDiagnostic } from '../../../../schema/channel.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { BoxReply } from './useBoxMessage.ts';
import { useSay } from './useSay.ts';

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
  const say = useSay();
  return (
    <Facts
      facts={[
        [say('device.computer'), config.hostname],
        [say('device.publicIp'), config.publicIp],
        [say('device.dns'), config.dns.join(', ') || say('device.none')],
        ...config.interfaces.map(
          ({ name, type, ip4, gateway, ssid }) =>
            [
              say('device.interface', { name: ssid ?? name, type: say(`device.type.${type}`) }),
              say('device.address', {
                ip4: ip4 ?? say('device.none'),
                gateway: gateway ?? say('device.none'),
              }),
            ] as const,
        ),
      ]}
    />
  );
}

function Wifi({ networks }: { readonly networks: readonly WifiNetwork[] }) {
  const say = useSay();
  if (networks.length === 0) return <Typography>{say('device.noNetwork')}</Typography>;
  return (
    <SmallTable
      label={say('device.actions.wifiNearby')}
      columns={[
        { name: 'network', head: say('device.network') },
        { name: 'signal', head: say('device.signal'), align: 'right' },
        { name: 'channel', head: say('device.channel'), align: 'right' },
        { name: 'security', head: say('device.security') },
      ]}
    >
      {networks.map(({ bssid, ssid, signal, channel, security, connected }) => (
        <TableRow key={bssid}>
          <TableCell>{connected ? `${ssid} (${say('device.connected')})` : ssid || bssid}</TableCell>
          <TableCell align="right">{say('device.percent', { value: signal })}</TableCell>
          <TableCell align="right">{channel}</TableCell>
          <TableCell>{security || say('device.open')}</TableCell>
        </TableRow>
      ))}
    </SmallTable>
  );
}

function Speed({ test }: { readonly test: Speedtest }) {
  const say = useSay();
  return (
    <Facts
      facts={[
        [say('device.download'), say('device.mbps', { value: test.downloadMbps })],
        [say('device.upload'), say('device.mbps', { value: test.uploadMbps })],
        [say('device.latency'), say('device.ms', { value: test.latencyMs })],
        [say('device.jitter'), say('device.ms', { value: test.jitterMs })],
      ]}
    />
  );
}

function Diagnostic({ diagnostic }: { readonly diagnostic: FullDiagnostic }) {
  const say = useSay();
  const { checks, cpu, ram, disk, temperature, clockSkewMs, relayLatencyMs, uptime, version } = diagnostic;
  const percent = (value: number) => say('device.percent', { value });
  return (
    <>
      <Facts
        facts={checks.map(({ name, ok }) => [
          say(`device.checks.${name}`),
          say(ok ? 'device.good' : 'device.bad'),
        ])}
      />
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            [say('device.version'), version],
            [say('device.uptime'), say('device.hours', { value: Math.round(uptime / HOUR) })],
            [say('device.cpu'), percent(cpu)],
            [say('device.ram'), percent(ram)],
            [say('device.disk'), percent(disk)],
            ...(temperature === undefined
              ? []
              : [[say('device.temperature'), say('device.degrees', { value: temperature })] as const]),
            [say('device.latency'), say('device.ms', { value: relayLatencyMs })],
            [say('device.clock'), say('device.ms', { value: clockSkewMs })],
          ]}
        />
      </Box>
      {diagnostic.lastErrors.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {say('device.lastErrors')}
          </Typography>
          {diagnostic.lastErrors.map(({ jobKey, printerSlug, code }) => (
            <Typography key={jobKey} variant="body2">
              {printerSlug} · {say(`box.refusal.${code}`)}
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
  const say = useSay();
  const words = done[result.name];
  if (words)
    return (
      <Alert severity="success" role="status" onClose={onClose} sx={{ mb: 2 }}>
        {say(words)}
      </Alert>
    );
  return (
    <Paper variant="outlined" role="status" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', mb: 1.5 }}>
        {say(`device.actions.${result.name}`)}
      </Typography>
      <Body result={result} />
    </Paper>
  );
}
