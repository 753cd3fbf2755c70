package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.round.RoundAwaited;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The checks that commands of this encounter make before they have any effect. */
final class Guard extends io.github.crisisrules.encounter.round.Guard<ColossusState, ColossusEvent, Guard> {
    private Guard(ColossusState state, Story<ColossusState, ColossusEvent> story, Option<RuleViolation> refusal) {
        super(state, story, refusal);
    }

    static Guard in(ColossusState state) {
        return new Guard(state, Colossus.RULES.story(state), Option.none());
    }

    @Override
    protected Guard with(Story<ColossusState, ColossusEvent> paid, Option<RuleViolation> refused) {
        return new Guard(state(), paid, refused);
    }

    @Override
    protected Guard same() {
        return this;
    }

    private Guard awaits(boolean holds, String wanted) {
        return asks(
                holds,
                () -> state().awaiting() == Awaiting.ROUND
                        ? new ColossusViolation.NotInTheRound(wanted, RoundAwaited.of(state().frame()))
                        : new ColossusViolation.NotAwaited(wanted, state().awaiting()));
    }

    Guard awaits(Awaiting awaited, String wanted) {
        return awaits(state().awaiting() == awaited, wanted);
    }

    Guard pushing() {
        return awaits(Awaiting.PUSH, "what a push meets");
    }

    Guard throwing() {
        return awaits(
                state().awaiting() == Awaiting.CHARACTER_THROW || state().awaiting() == Awaiting.HANDS_THROWS,
                "a throw of a character");
    }

    Guard awaitsSomebody() {
        return awaits(state().awaiting().hasFallback(), "that nobody is there");
    }

    Guard begun() {
        return asks(
                state().frame().step() != Step.SETUP,
                () -> new ColossusViolation.NotInTheRound("an effect on him", RoundAwaited.of(state().frame())));
    }

    Guard stands(Tower tower) {
        return asks(state().stands(tower), () -> new ColossusViolation.TowerGone(tower));
    }

    /** Requires two different standing towers. */
    Guard towers(Tower one, Tower other) {
        return stands(one).stands(other).asks(!one.equals(other), () -> new ColossusViolation.SameTower(one));
    }

    Guard notPointing(Tower on, Tower toward) {
        return asks(
                !state().beams()
                        .exists(beam -> beam.on().equals(on) && beam.toward().equals(toward)),
                () -> new ColossusViolation.AlreadyPointing(new BeamToken(on, toward)));
    }

    Guard linked(Tower one, Tower other) {
        return asks(
                state().links().exists(link -> link.touches(one) && link.touches(other)),
                () -> new ColossusViolation.NotLinked(one, other));
    }

    Guard untouched(CombatantId character) {
        return asks(
                !state().rampage().exists(rampage -> rampage.touched().contains(character)),
                () -> new ColossusViolation.AlreadyTouched(character));
    }

    /** Requires Crisis Team characters that the Colossus can choose, each named once. */
    Guard choosable(Vector<CombatantId> characters) {
        return ofTheTeam(characters)
                .no(
                        characters.find(
                                character -> state().frame().find(character).exists(who -> !who.isStanding())),
                        ColossusViolation.CannotBeChosen::new);
    }

    /** Requires, after Bare Metal Hands, a target that the attack damaged. */
    Guard offered(CombatantId character) {
        boolean anybody = state().awaiting() != Awaiting.HANDS_THROWS;
        return asks(
                anybody
                        || state().rampage()
                                .exists(rampage -> rampage.throwable().contains(character)),
                () -> new ColossusViolation.NotToBeThrown(character));
    }

    /** Requires one target, or for an area attack one or more. */
    Guard targetsOfHands(int targets) {
        return asks(
                targets == 1 || (targets > 1 && ColossusCard.handsAreArea(state().momentum())),
                () -> new ColossusViolation.WrongTargets(targets));
    }

    /** Requires that the results of an attack of the Colossus are possible. */
    Guard results(Vector<Struck> targets) {
        AttackPools pools = ColossusDice.byHim();
        return no(targets.flatMap(target -> target.result().fault(pools)).headOption(), why -> why);
    }

    /** Requires that the size of the terrain is at least 1. */
    Guard size(int size) {
        return atLeast(1, "the size of the terrain", size);
    }

    /**
     * Requires that the report of a throw is possible: Crisis Team characters in play, each once, and valid damage
     * and sizes.
     */
    Guard report(ThrowReport report) {
        return ofTheTeam(report.characters())
                .no(
                        report.collisions().find(hit -> hit.damage() < 0),
                        hit -> new RoundViolation.TooSmall("the damage to " + hit.character(), hit.damage(), 0))
                .no(
                        report.destroyed().find(size -> size < 1),
                        size -> new RoundViolation.TooSmall("the size of the terrain", size, 1));
    }
}
