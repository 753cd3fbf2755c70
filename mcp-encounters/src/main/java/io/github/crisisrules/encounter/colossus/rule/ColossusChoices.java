package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WORST;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.BeamToken;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * The commands that may be given. The players decide for the Colossus and must make the choice that is worst for
 * them; the library lists the legal choices and takes the decision as input.
 */
public final class ColossusChoices {
    private ColossusChoices() {}

    /**
     * Returns the commands that the game waits for, then an attack on the Colossus. Reports of effects on
     * characters are also accepted.
     */
    @Rule(WORST)
    public static Vector<Choice<ColossusCommand>> of(
            ColossusState state, Supplier<Vector<Choice<ColossusCommand>>> inFrame) {
        if (state.isOver() || state.frame().step() == Step.SETUP) {
            return inFrame.get();
        }
        Choice<ColossusCommand> strike = Prompt.of(
                Sentences::attackColossus,
                new ColossusQuestion.DamageToColossus(
                        ColossusCard.defenceDice(state.setup().momentumTrack(), state.momentum())),
                (AttackResult result) -> new ColossusCommand.DamageColossus(result));
        return switch (state.awaiting()) {
            case FRAME -> inFrame.get().appendAll(beams(state)).append(strike);
            case PUSH -> Vector.of(push(state), strike);
            case CHART ->
                Vector.of(
                        Prompt.of(
                                Sentences::rollChart, new ColossusQuestion.ChartFace(), ColossusCommand.RollChart::new),
                        strike);
            case CHARACTER_THROW ->
                Vector.of(characterThrow(state, state.targets(), new ColossusCommand.ReportNoTarget()), strike);
            case TERRAIN_THROW -> Vector.of(terrainThrow(state), strike);
            case BARE_METAL_HANDS ->
                Vector.of(
                        Prompt.of(
                                Sentences::attackWithHands,
                                new ColossusQuestion.BareMetalHandsAttack(
                                        state.targets(), ColossusCard.handsAreArea(state.momentum())),
                                hit -> hit.isEmpty()
                                        ? new ColossusCommand.ReportNoTarget()
                                        : new ColossusCommand.AttackWithBareMetalHands(hit)),
                        strike);
            case BARE_METAL_HANDS_THROWS ->
                Vector.of(characterThrow(state, state.throwable(), new ColossusCommand.ForgoThrows()), strike);
            case HURL_DEBRIS ->
                Vector.of(
                        Prompt.of(
                                Sentences::hurlDebris,
                                new ColossusQuestion.HurlDebrisAttack(state.targets()),
                                hit -> hit.<ColossusCommand>map(ColossusCommand.HurlDebris::new)
                                        .getOrElse(new ColossusCommand.ReportNoTarget())),
                        strike);
            case RAMPAGE_LIMIT ->
                Vector.of(
                        new Ready<>(new ColossusCommand.ContinueRampages()),
                        new Ready<>(new ColossusCommand.StopRampages()),
                        strike);
            case NOTHING -> Vector.of(strike);
        };
    }

    private static Choice<ColossusCommand> push(ColossusState state) {
        Vector<CombatantId> team = team(state);
        return Prompt.of(
                Sentences::reportPush,
                new ColossusQuestion.NextContact(
                        team.removeAll(state.rampage().get().touched()), state.links(), state.towers(), team),
                Contact::command);
    }

    private static Choice<ColossusCommand> characterThrow(
            ColossusState state, Vector<CombatantId> among, ColossusCommand nobody) {
        return Prompt.of(
                Sentences::throwCharacter,
                new ColossusQuestion.CharacterToThrow(
                        among, state.awaiting() == ColossusAwaited.BARE_METAL_HANDS_THROWS),
                new ColossusQuestion.Collisions(team(state)),
                new ColossusQuestion.DestroyedTerrain(),
                (thrown, hit, broken) -> thrown.<ColossusCommand>map(
                                who -> new ColossusCommand.ThrowCharacter(who, new ThrowReport(hit, broken)))
                        .getOrElse(nobody));
    }

    private static Choice<ColossusCommand> terrainThrow(ColossusState state) {
        return Prompt.of(
                Sentences::throwTerrain,
                new ColossusQuestion.TerrainToThrow(),
                new ColossusQuestion.Collisions(team(state)),
                new ColossusQuestion.DestroyedTerrain(),
                (thrown, hit, broken) -> thrown.<ColossusCommand>map(
                                size -> new ColossusCommand.ThrowTerrain(size, new ThrowReport(hit, broken)))
                        .getOrElse(new ColossusCommand.ReportNoTarget()));
    }

    /** Returns the choice of the active character to place a Disruption Beam token at a tower. */
    @Rule(BEAM)
    private static Vector<Choice<ColossusCommand>> beams(ColossusState state) {
        Option<CombatantId> active = state.frame().active();
        Vector<BeamToken> free =
                active.isDefined() ? DisruptionBeams.placeable(state.towerTokens(), state.beams()) : Vector.empty();
        return free.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        wording -> Sentences.placeBeam(wording, active.get()),
                        new ColossusQuestion.BeamPlacement(active.get(), free),
                        beam -> new ColossusCommand.PlaceBeam(active.get(), beam.tower(), beam.toward())));
    }

    private static Vector<CombatantId> team(ColossusState state) {
        return state.frame().inPlay(Side.CRISIS_TEAM).map(Combatant::id);
    }
}
