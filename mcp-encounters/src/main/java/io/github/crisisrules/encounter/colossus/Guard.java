package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** What commands ask of the state before they do anything, one thing after the other; the first that fails is the refusal. */
final class Guard {
    private final ColossusState state;
    private final Option<RuleViolation> refusal;

    private Guard(ColossusState state, Option<RuleViolation> refusal) {
        this.state = state;
        this.refusal = refusal;
    }

    static Guard in(ColossusState state) {
        return new Guard(state, Option.none());
    }

    /** What happens if nothing was refused. */
    Either<RuleViolation, Story<ColossusState, ColossusEvent>> then(
            UnaryOperator<Story<ColossusState, ColossusEvent>> more) {
        return refusal.<Either<RuleViolation, Story<ColossusState, ColossusEvent>>>map(Either::left)
                .getOrElse(() -> Either.right(more.apply(Colossus.RULES.story(state))));
    }

    private Guard asks(boolean holds, Supplier<RuleViolation> otherwise) {
        return holds || refusal.isDefined() ? this : new Guard(state, Option.of(otherwise.get()));
    }

    private Guard ofAll(Vector<CombatantId> characters, Predicate<Combatant> holds, RefusalOf otherwise) {
        return characters
                .find(character -> !state.frame().combatants().get(character).exists(holds))
                .map(character -> asks(false, () -> otherwise.of(character)))
                .getOrElse(this);
    }

    private interface RefusalOf {
        RuleViolation of(CombatantId character);
    }

    private Guard awaits(boolean holds, String wanted) {
        return asks(holds, () -> new ColossusViolation.NotAwaited(wanted, state.awaiting()));
    }

    Guard awaits(Awaiting awaited, String wanted) {
        return awaits(state.awaiting() == awaited, wanted);
    }

    Guard pushing() {
        return awaits(Awaiting.PUSH, "no push");
    }

    Guard throwing() {
        return awaits(
                state.awaiting() == Awaiting.CHARACTER_THROW || state.awaiting() == Awaiting.HANDS_THROWS,
                "no character is thrown");
    }

    Guard awaitsSomebody() {
        return awaits(state.awaiting().hasFallback(), "nobody need be there");
    }

    Guard begun() {
        return asks(state.frame().step() != Step.SETUP, ColossusViolation.NotBegun::new);
    }

    Guard active(CombatantId character) {
        return asks(state.frame().active().contains(character), () -> new ColossusViolation.NotActive(character));
    }

    Guard stands(Tower tower) {
        return asks(state.stands(tower), () -> new ColossusViolation.TowerGone(tower));
    }

    /** Two different towers that stand. */
    Guard towers(Tower one, Tower other) {
        return stands(one).stands(other).asks(!one.equals(other), () -> new ColossusViolation.SameTower(one));
    }

    Guard notPointing(Tower on, Tower toward) {
        return asks(
                !state.beams()
                        .exists(beam -> beam.on().equals(on) && beam.toward().equals(toward)),
                () -> new ColossusViolation.AlreadyPointing(new BeamToken(on, toward)));
    }

    Guard linked(Tower one, Tower other) {
        return asks(
                state.links().exists(link -> link.touches(one) && link.touches(other)),
                () -> new ColossusViolation.NotLinked(one, other));
    }

    Guard untouched(CombatantId character) {
        return asks(
                !state.rampage().exists(rampage -> rampage.touched().contains(character)),
                () -> new ColossusViolation.AlreadyTouched(character));
    }

    /** Observations are about Crisis Team characters that have not been KO'd. */
    Guard ofTheTeam(Vector<CombatantId> characters) {
        return ofAll(
                characters,
                who -> who.side() == Side.CRISIS_TEAM && who.isInPlay(),
                ColossusViolation.NotOfTheTeam::new);
    }

    /** The same, and he can choose them. */
    Guard choosable(Vector<CombatantId> characters) {
        return ofTheTeam(characters).ofAll(characters, Combatant::isStanding, ColossusViolation.CannotBeChosen::new);
    }

    /** After Bare Metal Hands only those are thrown whom it damaged. */
    Guard offered(CombatantId character) {
        boolean anybody = state.awaiting() != Awaiting.HANDS_THROWS;
        return asks(
                anybody || state.rampage().exists(rampage -> rampage.throwable().contains(character)),
                () -> new ColossusViolation.NotToBeThrown(character));
    }

    Guard oneTargetUnlessArea(int targets) {
        return asks(
                targets <= 1 || ColossusCard.handsAreArea(state.momentum()),
                () -> new ColossusViolation.OneTargetOnly(targets));
    }
}
