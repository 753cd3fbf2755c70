package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Shorthand for encounters with Hulk: characters A to F of stamina 5, Hulk with the stand-in card of stamina 9. */
public final class HulkGames {
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
                .team(CrisisTeam.of(
                        squad("Ann", members.take((characters + 1) / 2)),
                        squad("Ben", members.drop((characters + 1) / 2))))
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

    static HulkCommand frame(FrameCommand command) {
        return new HulkCommand.InFrame(command);
    }

    static Decision<HulkState, HulkEvent> step(HulkState state, HulkCommand command) {
        return Hulk.GAME
                .decide(state, command)
                .toEither()
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
        return Hulk.GAME
                .decide(state, command)
                .refusal()
                .getOrElseThrow(() -> new AssertionError(command + " accepted"));
    }

    /** The Power Phase of round 1 is over and the Crisis Team has its first turn. */
    static HulkState crisisTurn(HulkDifficulty difficulty) {
        return crisisTurn(prepared(difficulty));
    }

    static HulkState crisisTurn(HulkState prepared) {
        return after(
                prepared,
                new HulkCommand.DeployTeam(prepared.team()),
                new HulkCommand.DeployHulk(true),
                frame(new FrameCommand.BeginFirstRound()));
    }

    /** The Crisis Team's turn goes by; the aura is to be rolled. */
    static HulkState idleTurn(HulkState state) {
        HulkState now = state;
        while (now.nextAwaited().isEmpty()) {
            CombatantId next = FrameChoices.mayActivate(now.frame()).head();
            now = after(now, activate(next), endActivation());
        }
        return now;
    }

    /** Hulk's activation has begun after an aura of this face, with no character near. */
    static HulkState hulkActs(HulkState crisisTurn, CrisisFace aura) {
        return after(idleTurn(crisisTurn), new HulkCommand.RollAura(aura, Vector.empty()));
    }

    /** Hulk ends his turn; after the third of a round the Activation Phase ends and absorbers are scored. */
    static HulkState endTurn(HulkState state) {
        return after(state, endActivation());
    }

    /** From Hulk's activation in any turn of a round to the scoring of absorbers in Cleanup. */
    static HulkState toScoring(HulkState hulkActs) {
        HulkState now = endTurn(hulkActs);
        while (now.frame().turn().isDefined()) {
            now = endTurn(hulkActs(now, CrisisFace.WILD));
        }
        return now;
    }

    static HulkCommand activate(CombatantId character) {
        return frame(new FrameCommand.Activate(character));
    }

    static HulkCommand endActivation() {
        return frame(new FrameCommand.EndActivation());
    }

    static HulkCommand suffer(CombatantId character, int damage) {
        return frame(new FrameCommand.SufferDamage(character, damage));
    }

    static HulkCommand pushSubdued(CombatantId character) {
        return new HulkCommand.PushSubdued(character, Option.none());
    }

    /** Returns the result of an attack, as {@link AttackResult#parse} reads it. */
    static HulkCommand roll(String result) {
        return new HulkCommand.RollAttack(AttackResult.parse(result));
    }

    /** Returns the result of an attack on Hulk. */
    static HulkCommand rollAtHulk(String result, boolean pushes) {
        return new HulkCommand.RollAttackOnHulk(AttackResult.parse(result), pushes);
    }

    static Vector<CrisisFace> faces(String text) {
        return CrisisFace.parseAll(text);
    }
}
