package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.WORST;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundChoices;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/**
 * What may be done. Decisions for him are the players', who choose what is worst for them; the library lists the legal
 * ones and takes the choice. Where a command carries an observation, the list has it in its plainest form, one for each
 * character, tower, link or size: damage 1, nobody near, nothing hit.
 */
public final class ColossusChoices {
    /** Sizes of terrain that the list names; larger ones are accepted too. */
    public static final int LARGEST_LISTED_SIZE = 5;

    private ColossusChoices() {}

    /**
     * One command for each legal choice. Reports of what happens to characters (damage, Power, conditions, lasting
     * effects, Status cards) are accepted besides, whatever the game waits for.
     */
    @Rule(WORST)
    public static Vector<ColossusCommand> of(ColossusState state) {
        Vector<ColossusCommand> choices = awaited(state);
        return state.isOver() || state.frame().step() == Step.SETUP
                ? choices
                : choices.append(new ColossusCommand.StrikeColossus(1));
    }

    private static Vector<ColossusCommand> awaited(ColossusState state) {
        return switch (state.awaiting()) {
            case ROUND ->
                RoundChoices.of(state.frame())
                        .<ColossusCommand>map(ColossusCommand.InRound::new)
                        .appendAll(beams(state));
            case PUSH -> push(state);
            case CHART -> Vector.of(CrisisFace.values()).map(ColossusCommand.RollChart::new);
            case CHARACTER_THROW ->
                targets(state)
                        .<ColossusCommand>map(target -> new ColossusCommand.ThrowCharacter(target, ThrowReport.NOTHING))
                        .append(new ColossusCommand.NobodyThere());
            case TERRAIN_THROW ->
                sizes().<ColossusCommand>map(size -> new ColossusCommand.ThrowTerrain(size, ThrowReport.NOTHING))
                        .append(new ColossusCommand.NobodyThere());
            case HANDS ->
                targets(state)
                        .<ColossusCommand>map(
                                target -> new ColossusCommand.AttackWithHands(Vector.of(new Harmed(target, 1))))
                        .append(new ColossusCommand.NobodyThere());
            case HANDS_THROWS ->
                throwable(state)
                        .<ColossusCommand>map(target -> new ColossusCommand.ThrowCharacter(target, ThrowReport.NOTHING))
                        .append(new ColossusCommand.ForgoThrows());
            case DEBRIS ->
                targets(state)
                        .<ColossusCommand>map(target -> new ColossusCommand.AttackWithDebris(new Harmed(target, 1)))
                        .append(new ColossusCommand.NobodyThere());
            case CHAIN_BOUND -> Vector.of(new ColossusCommand.GoOn(), new ColossusCommand.StopThere());
            case NOTHING -> Vector.empty();
        };
    }

    private static Vector<ColossusCommand> push(ColossusState state) {
        Vector<CombatantId> touched = state.rampage().get().touched();
        return sizes().<ColossusCommand>map(ColossusCommand.TouchTerrain::new)
                .appendAll(state.frame()
                        .inPlay(Side.CRISIS_TEAM)
                        .map(Combatant::id)
                        .removeAll(touched)
                        .map(ColossusCommand.TouchCharacter::new))
                .appendAll(state.links().map(link -> new ColossusCommand.CrossLink(link.low(), link.high())))
                .appendAll(state.towers().map(tower -> new ColossusCommand.TouchTower(tower, Vector.empty())))
                .append(new ColossusCommand.EndPush());
    }

    /** Where the active character may place a Disruption Beam token: towers that stand, not pointed at yet. */
    @Rule(BEAM)
    private static Vector<ColossusCommand> beams(ColossusState state) {
        return state.frame()
                .active()
                .toVector()
                .flatMap(character -> state.towers()
                        .flatMap(tower -> state.towers()
                                .remove(tower)
                                .reject(toward -> state.beams().contains(new BeamToken(tower, toward)))
                                .map(toward -> new ColossusCommand.PlaceBeam(character, tower, toward))));
    }

    /** Characters that he can choose, if they are near enough. */
    @Rule(WORST)
    public static Vector<CombatantId> targets(ColossusState state) {
        return state.frame().standing(Side.CRISIS_TEAM).map(Combatant::id);
    }

    private static Vector<CombatantId> throwable(ColossusState state) {
        return state.rampage()
                .get()
                .throwable()
                .filter(character -> state.frame().combatant(character).isStanding());
    }

    private static Vector<Integer> sizes() {
        return Vector.rangeClosed(1, LARGEST_LISTED_SIZE);
    }
}
