package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundChoices;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Shorthand for encounters with Hulk: characters A to F of stamina 5, Hulk with the stand-in card of stamina 9. */
final class HulkGames {
    static final CombatantId HULK = HulkSetup.HULK;
    static final CombatantId A = CombatantId.of("A");
    static final CombatantId B = CombatantId.of("B");
    static final CombatantId C = CombatantId.of("C");
    static final CombatantId D = CombatantId.of("D");
    static final CombatantId E = CombatantId.of("E");
    static final CombatantId F = CombatantId.of("F");

    private HulkGames() {}

    static HulkSetup setup(HulkDifficulty difficulty) {
        return setup(difficulty, 6);
    }

    static HulkSetup setup(HulkDifficulty difficulty, int characters) {
        Vector<TeamMember> members =
                Vector.of("A", "B", "C", "D", "E", "F").take(characters).map(name -> TeamMember.of(name, 4, 5, 5));
        return HulkSetup.builder()
                .difficulty(difficulty)
                .team(CrisisTeam.of(squad("Ann", members.take(3)), squad("Ben", members.drop(3))))
                .card(HulkCard.standIn())
                .absorbers(Vector.of("north", "south"))
                .serums(Vector.of("serum"))
                .build();
    }

    static CrisisSquad squad(String player, Vector<TeamMember> members) {
        return CrisisSquad.builder().player(player).members(members).build();
    }

    static HulkState start(HulkSetup setup) {
        return Play.started(Hulk.start(setup)).state();
    }

    static HulkState prepared(HulkDifficulty difficulty) {
        return start(setup(difficulty));
    }

    static HulkCommand frame(RoundCommand command) {
        return new HulkCommand.InRound(command);
    }

    static Transition<HulkState, HulkEvent> step(HulkState state, HulkCommand command) {
        return Hulk.RULES
                .decide(state, command)
                .getOrElseThrow(violation -> new AssertionError(command + " refused: " + violation));
    }

    static HulkState after(HulkState state, HulkCommand... commands) {
        HulkState now = state;
        for (HulkCommand command : commands) {
            now = step(now, command).state();
        }
        return now;
    }

    static RuleViolation refused(HulkState state, HulkCommand command) {
        return Hulk.RULES.decide(state, command).swap().getOrElseThrow(() -> new AssertionError(command + " accepted"));
    }

    /** The Power Phase of round 1 is over and the Crisis Team has its first turn. */
    static HulkState crisisTurn(HulkDifficulty difficulty) {
        return crisisTurn(prepared(difficulty));
    }

    static HulkState crisisTurn(HulkState prepared) {
        return toTurns(after(
                prepared,
                new HulkCommand.DeployTeam(prepared.team()),
                new HulkCommand.DeployHulk(true),
                frame(new RoundCommand.Begin())));
    }

    /** From the start of a Power Phase to the first turn. */
    static HulkState toTurns(HulkState state) {
        return after(
                state,
                frame(new RoundCommand.Pass(Side.CRISIS_TEAM)),
                frame(new RoundCommand.Resolve(HulkSetup.INNER_RAGE)),
                frame(new RoundCommand.Pass(Side.COSMIC_THREAT)),
                frame(new RoundCommand.Resolve(HulkSetup.COLLECTIVE_RAGE)),
                frame(new RoundCommand.Pass(Side.CRISIS_TEAM)),
                frame(new RoundCommand.Pass(Side.COSMIC_THREAT)));
    }

    /** The Crisis Team's turn goes by; the aura is to be rolled. */
    static HulkState idleTurn(HulkState state) {
        HulkState now = state;
        while (now.awaits().isEmpty()) {
            CombatantId next = RoundChoices.mayActivate(now.frame()).head();
            now = after(now, activate(next), endActivation());
        }
        return now;
    }

    /** Hulk's activation has begun after an aura of this face, with nobody near. */
    static HulkState hulkActs(HulkState crisisTurn, CrisisFace aura) {
        return after(idleTurn(crisisTurn), new HulkCommand.RollAura(aura, Vector.empty()), activate(HULK));
    }

    /** Hulk ends his turn; after the third of a round the Activation Phase ends and absorbers are scored. */
    static HulkState endTurn(HulkState state) {
        return after(state, endActivation(), frame(new RoundCommand.EndTurn()));
    }

    /** From Hulk's activation in any turn of a round to the scoring of absorbers in Cleanup. */
    static HulkState toScoring(HulkState hulkActs) {
        HulkState now = endTurn(hulkActs);
        while (now.frame().turn().isDefined()) {
            now = endTurn(hulkActs(now, CrisisFace.WILD));
        }
        return after(
                now, frame(new RoundCommand.Pass(Side.CRISIS_TEAM)), frame(new RoundCommand.Pass(Side.COSMIC_THREAT)));
    }

    static HulkCommand activate(CombatantId character) {
        return frame(new RoundCommand.Activate(character));
    }

    static HulkCommand endActivation() {
        return frame(new RoundCommand.EndActivation());
    }

    static HulkCommand suffer(CombatantId character, int damage) {
        return frame(new RoundCommand.Suffer(character, damage));
    }

    static HulkCommand pushSubdued(CombatantId character) {
        return new HulkCommand.PushSubdued(character, Option.none());
    }

    /** Dice that lie as they fell: C critical, W wild, H hit, B block, - blank, F failure; added dice after a plus. */
    static CrisisRoll dice(String text) {
        String[] parts = text.split("\\+");
        Vector<CrisisFace> original = faces(parts[0]);
        Vector<CrisisFace> added = parts.length > 1 ? faces(parts[1]) : Vector.empty();
        return new CrisisRoll(original, added, original.appendAll(added));
    }

    static Vector<CrisisFace> faces(String text) {
        return Vector.ofAll(text.toCharArray()).map(letter -> switch (letter) {
            case 'C' -> CrisisFace.CRITICAL;
            case 'W' -> CrisisFace.WILD;
            case 'H' -> CrisisFace.HIT;
            case 'B' -> CrisisFace.BLOCK;
            case '-' -> CrisisFace.BLANK;
            case 'F' -> CrisisFace.FAILURE;
            default -> throw new IllegalArgumentException("no face " + letter);
        });
    }
}
