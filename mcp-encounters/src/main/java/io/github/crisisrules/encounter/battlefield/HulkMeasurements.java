package io.github.crisisrules.encounter.battlefield;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ABSORBER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.CLAP;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DEPLOY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SERUM;

import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.AuraResult;
import io.github.crisisrules.encounter.hulk.HulkQuestion;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.PushCause;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Observations for the Incredible Hulk, measured on a battlefield. The pieces have the names that the encounter
 * uses: the names in the squads for characters, {@link HulkSetup#HULK} for Hulk, and the names of the setup for
 * objectives.
 *
 * @param battlefield the pieces
 * @param toolSizes the sizes of the tools
 */
public record HulkMeasurements(Battlefield battlefield, ToolSizes toolSizes) {
    /**
     * Returns the answers to the questions that can be measured: the characters within a range of Hulk or near a
     * serum, whether a character is near him, the targets of an area attack, and the end of a push straight away
     * from him. For an attack on one target, characters out of range are removed. All other questions go to
     * {@code others}: dice, choices, the direction of a beam, and the push of a Subdued character.
     */
    public Answers answers(AnswerSource others) {
        return Answers.otherwise(others)
                .to(HulkQuestion.CharactersNearHulk.class, question -> reached(question.range(), question.team()))
                .to(
                        HulkQuestion.CharactersNearSerum.class,
                        question -> nearSerum().filter(question.team()::contains))
                .to(
                        HulkQuestion.IsAttackerNear.class,
                        question -> nearHulk(AuraResult.RANGE).contains(question.attacker()))
                .to(HulkQuestion.AttackTargets.class, question -> targets(question, others))
                .to(
                        HulkQuestion.PushDestination.class,
                        question -> question.cause() == PushCause.SUBDUED
                                ? others.answer(question)
                                : absorber(away(question.character(), question.tool())));
    }

    private Vector<CombatantId> targets(HulkQuestion.AttackTargets question, AnswerSource others) {
        Vector<CombatantId> reached = reached(question.range().length(), question.team());
        boolean measured = question.range().shape() != AttackRange.Shape.BEAM && reached.nonEmpty();
        if (!measured) {
            return others.answer(question);
        }
        return question.isSingle()
                ? others.answer(new HulkQuestion.AttackTargets(question.attack(), question.range(), reached))
                : reached;
    }

    private Vector<CombatantId> reached(int range, Vector<CombatantId> team) {
        return nearHulk(range).filter(team::contains);
    }

    /** Returns the Crisis Team characters within a range of Hulk, sorted by name. */
    public Vector<CombatantId> nearHulk(int range) {
        return ids(battlefield.within(HulkSetup.HULK.name(), toolSizes.range(range), PieceKind.CHARACTER));
    }

    /**
     * Returns the Crisis Team characters that a beam from the edge of Hulk's base touches, sorted by name. The
     * documents do not give the width of a beam, so the caller gives both width and direction.
     */
    @Rule(CLAP)
    public Vector<CombatantId> inBeam(Spot direction, int range, long width) {
        Beam beam = new Beam(direction, toolSizes.range(range), width);
        return ids(battlefield.under(HulkSetup.HULK.name(), beam, PieceKind.CHARACTER));
    }

    /** Returns the Crisis Team characters within range 1 of a Booster Serum, sorted by name. */
    @Rule(SERUM)
    public Vector<CombatantId> nearSerum() {
        Vector<String> serums = battlefield
                .pieces()
                .filter(piece -> piece.kind() == PieceKind.SERUM)
                .map(Piece::name);
        Vector<String> near =
                serums.flatMap(serum -> battlefield.within(serum, toolSizes.range(1), PieceKind.CHARACTER));
        return ids(near.distinct().remove(HulkSetup.HULK.name()).sorted());
    }

    /** Returns the first Gamma Absorber that a push goes into, if any. */
    @Rule(ABSORBER)
    public Option<String> absorber(StraightPush push) {
        return battlefield
                .push(push)
                .touched()
                .find(name -> battlefield.piece(name).kind() == PieceKind.ABSORBER);
    }

    /**
     * Returns a push of a character straight away from Hulk with the given tool, such as the push for a new Rage
     * token.
     */
    public StraightPush away(CombatantId character, MovementTool tool) {
        return StraightPush.ordinary(
                character.name(), battlefield.direction(HulkSetup.HULK.name(), character.name()), toolSizes.tool(tool));
    }

    /** Returns whether the whole base of a character is within range 3 of the given table edge. */
    @Rule(DEPLOY)
    public boolean isDeployed(CombatantId character, Footprint edge) {
        return Measurement.whollyWithin(
                battlefield.piece(character.name()).footprint(), edge, toolSizes.range(HulkSetup.DEPLOYMENT_RANGE));
    }

    private static Vector<CombatantId> ids(Vector<String> names) {
        return names.map(CombatantId::of);
    }
}
