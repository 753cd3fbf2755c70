package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.field.MatchChance;
import io.github.crisisrules.fairness.field.MatchFunction;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import java.util.Arrays;

/**
 * Plays whole events of one plan: what the tournament desk would do with the same seed and the same results, on plain arrays that are used
 * again for the next event. One player for each thread.
 *
 * <p>For each Swiss round: those who come or go; the bye, if the number is odd (drawn in round 1, later the lowest ranked of those with
 * fewest); the pairing; the matches. Then the standings, the cut and the bracket, in which the first seed meets the last and winners
 * meet folded inwards, a drawn match going to the higher seed. Cost: linear in players and rounds, but for one sort at the end and, with
 * an odd number of players, one for each round.
 */
public final class EventPlayer {
    private final EventPlan plan;
    private final MatchFunction chances;
    private final VictoryPoints victoryPoints;
    private final Turnout turnout;
    private final RoundPairer pairer;
    private final int[] everybody;
    private final int[] line;

    /** A player of events of this plan. */
    public EventPlayer(EventPlan plan, MatchModel model, VictoryPoints victoryPoints, Turnout turnout) {
        this.plan = plan;
        this.chances = model.chances();
        this.victoryPoints = victoryPoints;
        this.turnout = turnout;
        this.pairer = RoundPairer.of(plan.system());
        this.everybody = new int[plan.players()];
        Arrays.setAll(everybody, p -> p);
        this.line = new int[plan.cut()];
    }

    /** A sheet to play events on; its content counts until the next event is played on it. */
    public PlayedEvent sheet(EventDraw draw) {
        return new PlayedEvent(plan, draw);
    }

    /** Plays an event on the sheet. */
    public void play(EventDraw draw, PlayedEvent sheet) {
        if (draw.players() != plan.players()) {
            throw new IllegalArgumentException(draw.players() + " strengths for " + plan.players() + " players");
        }
        sheet.draw = draw;
        sheet.attendees = draw.attendees(turnout, plan.cut());
        sheet.clear(draw.desk());
        MatchChance luck = new MatchChance(draw.matches());
        for (int round = 1; round <= plan.rounds(); round++) {
            sheet.attendees.beforeRound(round, plan.cut(), sheet.board);
            swissRound(round, draw, sheet, luck);
        }
        System.arraycopy(sheet.placing.rank(), 0, sheet.swiss, 0, plan.players());
        if (plan.cut() == 0) {
            for (int i = 0; i < sheet.swiss.length; i++) {
                sheet.twiceRank[sheet.swiss[i]] = 2 * (i + 1);
            }
            sheet.winner = sheet.swiss[0];
        } else {
            cut(sheet);
            finals(draw, sheet, luck);
        }
    }

    private void swissRound(int round, EventDraw draw, PlayedEvent sheet, MatchChance luck) {
        Seed seed = draw.desk().split("round", round);
        int bye = sheet.attendees.count() % 2 == 0
                ? PlayedEvent.ABSENT
                : round == 1 ? drawnBye(sheet, seed) : laterBye(sheet);
        int[] members = members(sheet.attendees, bye);
        int offset = (round - 1) * plan.players();
        if (members.length < plan.players()) {
            Arrays.fill(sheet.opponents, offset, offset + plan.players(), PlayedEvent.ABSENT);
            Arrays.fill(sheet.gained, offset, offset + plan.players(), 0);
        }
        int[] pairs = pairer.pair(sheet.board, sheet.placing, members, round, seed.split("pairing"));
        for (int i = 0; i < pairs.length; i += 2) {
            match(offset, pairs[i], pairs[i + 1], draw, sheet, luck);
        }
        if (bye >= 0) {
            sheet.opponents[offset + bye] = PlayedEvent.BYE;
            int before = sheet.board.points[bye];
            sheet.board.bye(bye);
            sheet.gained[offset + bye] = sheet.board.points[bye] - before;
        }
    }

    private static int drawnBye(PlayedEvent sheet, Seed round) {
        int skip = round.split("bye").below(sheet.attendees.count());
        int player = 0;
        while (!sheet.attendees.isActive(player) || skip-- > 0) {
            player++;
        }
        return player;
    }

    private static int laterBye(PlayedEvent sheet) {
        int[] order = sheet.placing.rank();
        int chosen = PlayedEvent.ABSENT;
        for (int i = order.length - 1; i >= 0; i--) {
            int player = order[i];
            if (sheet.attendees.isActive(player)
                    && (chosen < 0 || sheet.board.byes[player] < sheet.board.byes[chosen])) {
                chosen = player;
            }
        }
        return chosen;
    }

    private int[] members(Attendees attendees, int bye) {
        if (attendees.count() == plan.players() && bye < 0) {
            return everybody;
        }
        int[] members = new int[attendees.count() - (bye < 0 ? 0 : 1)];
        int at = 0;
        for (int p = 0; p < plan.players(); p++) {
            if (p != bye && attendees.isActive(p)) {
                members[at++] = p;
            }
        }
        return members;
    }

    /** Floats and rematches; the points of the two are still those with which they were paired. */
    private static void note(int one, int other, int metBefore, PlayedEvent sheet) {
        Scoreboard board = sheet.board;
        sheet.matches++;
        if (board.points[one] != board.points[other]) {
            sheet.floats++;
            boolean down = board.points[one] > board.points[other];
            sheet.floatsDown[down ? one : other]++;
            sheet.floatsUp[down ? other : one]++;
        }
        if (metBefore > 0) {
            sheet.rematches[one]++;
            sheet.rematches[other]++;
        }
    }

    private void match(int offset, int a, int b, EventDraw draw, PlayedEvent sheet, MatchChance luck) {
        int one = Math.min(a, b);
        int other = Math.max(a, b);
        Scoreboard board = sheet.board;
        sheet.opponents[offset + one] = other;
        sheet.opponents[offset + other] = one;
        int metBefore = board.meetings(one, other);
        note(one, other, metBefore, sheet);
        luck.turnTo(one, other, metBefore, 0);
        int before = board.points[one];
        int beforeOther = board.points[other];
        double win = chances.chance(draw.worth(one), draw.worth(other), false);
        double tie = chances.chance(draw.worth(one), draw.worth(other), true);
        int result = outcome(win, tie, luck);
        if (result == 0) {
            board.drew(one, other, victoryPoints.drawn(luck));
        } else {
            double p = tie < 1 ? win / (1 - tie) : 0.5;
            int winnerVps = victoryPoints.winner(luck);
            int loserVps = victoryPoints.loser(result > 0 ? p : 1 - p, luck);
            board.won(result > 0 ? one : other, winnerVps, result > 0 ? other : one, loserVps);
        }
        sheet.gained[offset + one] = board.points[one] - before;
        sheet.gained[offset + other] = board.points[other] - beforeOther;
    }

    /** 1 if the first wins, 0 for a draw, -1 if the second wins. */
    private static int outcome(double win, double tie, MatchChance luck) {
        if (!(win >= 0 && tie >= 0 && win + tie <= 1 + 1e-9)) {
            throw new IllegalArgumentException("a match cannot be won with chance " + win + " and drawn with " + tie);
        }
        double u = luck.unit();
        return u < win ? 1 : u < win + tie ? 0 : -1;
    }

    private void cut(PlayedEvent sheet) {
        Arrays.fill(sheet.inCut, false);
        int last = -1;
        int in = 0;
        int next = -1;
        for (int i = 0; i < sheet.swiss.length && next < 0; i++) {
            int player = sheet.swiss[i];
            if (!sheet.attendees.isActive(player)) {
                continue;
            }
            if (in < plan.cut()) {
                sheet.bracket[in++] = player;
                sheet.inCut[player] = true;
                last = player;
            } else {
                next = player;
            }
        }
        sheet.lastPlace = next < 0 ? null : sheet.placing.deciding(last, next);
        int rank = plan.cut();
        for (int player : sheet.swiss) {
            if (!sheet.inCut[player]) {
                sheet.twiceRank[player] = 2 * ++rank;
            }
        }
    }

    /** The line holds seeds, the winners of the current round in the order of their matches. */
    private void finals(EventDraw draw, PlayedEvent sheet, MatchChance luck) {
        for (int i = 0; i < line.length; i++) {
            line[i] = i;
        }
        for (int size = line.length; size > 1; size /= 2) {
            for (int i = 0; i < size / 2; i++) {
                int first = Math.min(line[i], line[size - 1 - i]);
                int second = Math.max(line[i], line[size - 1 - i]);
                boolean upset = isUpset(sheet.bracket[first], sheet.bracket[second], draw, luck);
                int loser = sheet.bracket[upset ? first : second];
                // The losers of this round share the ranks size/2 + 1 to size.
                sheet.twiceRank[loser] = size / 2 + 1 + size;
                line[i] = upset ? second : first;
            }
        }
        sheet.winner = sheet.bracket[line[0]];
        sheet.twiceRank[sheet.winner] = 2;
    }

    /** Whether the lower seed wins; a draw goes to the higher. */
    private boolean isUpset(int high, int low, EventDraw draw, MatchChance luck) {
        int one = Math.min(high, low);
        int other = Math.max(high, low);
        luck.turnTo(one, other, 0, 1);
        double win = chances.chance(draw.worth(one), draw.worth(other), false);
        double tie = chances.chance(draw.worth(one), draw.worth(other), true);
        int result = outcome(win, tie, luck);
        return result == (low == one ? 1 : -1);
    }
}
