/** The window as it is now, in CSS pixels: what a zoom makes smaller is smaller here. */
export const screen = $state({ width: innerWidth, height: innerHeight });

function measure(): void {
  screen.width = innerWidth;
  screen.height = innerHeight;
}
addEventListener('resize', measure);

/** Whether the board lies beside the controls; TableView's style asks the same. */
function isLandscape(): boolean {
  return screen.width > screen.height;
}

/** Whether there is a bar of its own over board and controls, with room for a long title. */
export function isRoomy(): boolean {
  return isLandscape() && screen.height > 560;
}

const bar = 56;
/** What stands under a board: the turn, the last event, dice and the row of actions. */
const below = 272;

/** How large a board of this shape is drawn over its controls: the width of one of its units. */
function scaleOf(width: number, height: number): number {
  return Math.min(screen.width / width, (screen.height - bar - below) / height);
}

/** Whether a board that is wider than high is larger when it stands on its side. */
export function standsUpright(size: { width: number; height: number }): boolean {
  return !isLandscape() && scaleOf(size.height, size.width) > scaleOf(size.width, size.height);
}

/** Whether the log has room on the page besides everything else. */
export function hasRoomForLog(board: { width: number; height: number }, players: number, dice: boolean): boolean {
  if (isLandscape()) return screen.height >= 620;
  const drawn = scaleOf(board.width, board.height) * board.height;
  const others = 100 + Math.ceil(players / 2) * 52 + (dice ? 140 : 76);
  return screen.height - bar - drawn - others > 112;
}
