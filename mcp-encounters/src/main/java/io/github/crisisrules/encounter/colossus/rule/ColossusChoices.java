package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.BEAM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HELMET;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.WORST;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.ColossusAwaited;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusQuestion;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.Contact;
import io.github.crisisrules.encounter.colossus.Rampage;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.ReportedEffect;
import io.github.crisisrules.encounter.frame.rule.FrameReports;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The commands that may be given. The players decide for the Colossus and must make the choice that is worst for
 * them; the library lists the legal choices and takes the decision as input.
 */
public final class ColossusChoices {
    private ColossusChoices() {}

    /** Returns the commands that the game waits for, then an attack on the Colossus. */
    @Rule(WORST)
    public static Vector<Choice<ColossusCommand>> of(ColossusState state, Vector<Choice<ColossusCommand>> inFrame) {
        if (state.isOver() || state.frame().step() == Step.SETUP) {
            return inFrame;
        }
        Choice<ColossusCommand> strike = Prompt.of(
                Sentences::attackColossus,
                new ColossusQuestion.DamageToColossus(
                        ColossusCard.defenceDice(state.setup().momentumTrack(), state.momentum())),
                (AttackResult result) -> new ColossusCommand.DamageColossus(result));
        return switch (state.awaiting()) {
            case FRAME -> inFrame.appendAll(beams(state)).append(strike);
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
        Rampage rampage = state.rampage().get();
        return Prompt.of(
                wording -> Sentences.reportPush(wording, rampage.toward(), rampage.tool()),
                new ColossusQuestion.NextContact(
                        team.removeAll(rampage.touched()), state.links(), state.towers(), team),
                Contact::command);
    }

    private static Choice<ColossusCommand> characterThrow(
            ColossusState state, Vector<CombatantId> among, ColossusCommand withoutTarget) {
        boolean isAfterBareMetalHands = state.awaiting() == ColossusAwaited.BARE_METAL_HANDS_THROWS;
        Describable label = wording -> Sentences.throwCharacter(wording, isAfterBareMetalHands);
        return Prompt.first(
                label,
                new ColossusQuestion.CharacterToThrow(among, isAfterBareMetalHands),
                thrown -> thrown.map(
                                who -> thrown(state, label, report -> new ColossusCommand.ThrowCharacter(who, report)))
                        .getOrElse(() -> new Ready<>(withoutTarget)));
    }

    private static Choice<ColossusCommand> thrown(
            ColossusState state, Describable label, Function<ThrowReport, ColossusCommand> command) {
        return Prompt.of(
                label,
                new ColossusQuestion.Collisions(team(state)),
                new ColossusQuestion.DestroyedTerrain(),
                (hit, broken) -> command.apply(new ThrowReport(hit, broken)));
    }

    private static Choice<ColossusCommand> terrainThrow(ColossusState state) {
        return Prompt.first(
                Sentences::throwTerrain,
                new ColossusQuestion.TerrainToThrow(),
                thrown -> thrown.map(size -> thrown(
                                state,
                                Sentences::throwTerrain,
                                report -> new ColossusCommand.ThrowTerrain(size, report)))
                        .getOrElse(() -> new Ready<>(new ColossusCommand.ReportNoTarget())));
    }

    /** Returns the report of an effect that would move the Colossus. */
    @Rule(HELMET)
    public static Vector<Choice<ColossusCommand>> reports(ColossusState state) {
        return FrameReports.about(
                ReportedEffect.MOVEMENT,
                team(state),
                (label, character) -> new Ready<>(new ColossusCommand.MoveColossus(character)));
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
