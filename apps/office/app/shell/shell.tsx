import { may } from '@cutsite/domain/staff';
import { Logo, SkipLink } from '@cutsite/ui/chrome';
import { Icon } from '@cutsite/ui/icon';
import { Kbd, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { IconButton } from '../platform/icon-button.tsx';
import { useShortcuts } from '../platform/keyboard/use-shortcuts.ts';
import { rolesText } from '../platform/role-labels.ts';
import { useStaff } from '../platform/session.ts';
import { type Room, roomAt, rooms, roomsOf } from '../rooms.ts';
import { ClosedRoom } from './closed-room.tsx';
import { KeyboardSheet } from './keyboard-sheet.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './shell.module.css';
import { SignedOutBar } from './signed-out-bar.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { TermsMissing } from './terms-missing.tsx';

/** What stands around every page of the office: the rooms by role, who works here, light and dark, the keys. */
export function Shell() {
  const staff = useStaff();
  const mine = staff === undefined ? rooms : roomsOf(staff.groups);
  const [isSheetOpen, sheet] = useDisclosure(false);
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const navigate = useNavigate();
  const room = roomAt(useLocation().pathname);
  const isClosed = room !== undefined && staff !== undefined && !may(staff.groups, room.permission);
  useShortcuts('Everywhere', [
    { keys: '?', label: 'This sheet', run: sheet.open },
    { keys: 'g m', label: 'Your account', run: () => void navigate('/me') },
    ...mine.map(({ path, label, key }) => ({ keys: `g ${key}`, label, run: () => void navigate(path) })),
  ]);
  return (
    <div className={styles.office}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span className={styles.tag}>Office</span>
        </Link>
        <nav className={styles.rooms} aria-label="Rooms" data-unknown={staff === undefined || undefined}>
          {mine.map((room: Room) => (
            <NavLink key={room.path} to={room.path}>
              {room.label}
            </NavLink>
          ))}
        </nav>
        <span className={styles.space} />
        {staff === undefined ? (
          <span className={styles.searchPlace} />
        ) : (
          may(staff.groups, 'read_orders') && <SearchBox />
        )}
        <div className={styles.account}>
          {staff === undefined ? null : (
            <p className={styles.who}>
              <NavLink to="/me">{`${staff.first_name} ${staff.last_name}`}</NavLink>
              <small>{rolesText(staff.groups)}</small>
            </p>
          )}
          <IconButton
            variant="transparent"
            className={styles.onBar}
            aria-label={`Show the office in ${other} colours`}
            onClick={() => setColorScheme(other)}
          >
            <Icon name={other} />
          </IconButton>
          <button type="button" className={styles.keys} onClick={sheet.open} aria-label="Keyboard">
            <Kbd size="xs">?</Kbd>
          </button>
          <a className={styles.out} href="/">
            To the shop
          </a>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <SignedOutBar />
        <TermsMissing />
        {isClosed ? <ClosedRoom room={room} /> : <Outlet />}
      </main>
      <ScrollRestoration />
      <StepUpDialog />
      <KeyboardSheet isOpen={isSheetOpen} onClose={sheet.close} />
    </div>
  );
}
